import type { KeyboardEventHandler, Ref } from 'react'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Search, X } from '../../icons.ts'
import { end, framed, start } from '../field/field.css.ts'
import { Field } from '../field/field.tsx'
import { search } from './search-field.css.ts'

export type SearchFieldProps = {
  /** The accessible name; on the screen, only a magnifying glass is shown. */
  label: string
  /** The search text. */
  value: string
  /** Called on every keystroke; the caller waits for a pause in typing. */
  onChange: (value: string) => void
  /** What can be searched for, in gray. */
  placeholder?: string
  /** The clear button's accessible name. */
  clearLabel?: string
  /** The name of the value in a form. */
  name?: string
  /** Called on each key press, before its default action. */
  onKeyDown?: KeyboardEventHandler<HTMLInputElement> | undefined
  /** The input itself, for focus. */
  ref?: Ref<HTMLInputElement>
}

/** A search box that searches while typing. */
export function SearchField({
  label,
  value,
  onChange,
  clearLabel = 'Clear search',
  ...input
}: SearchFieldProps) {
  return (
    <Field label={label} labelHidden>
      {wiring => (
        <span className={framed}>
          <Search className={start} size={18} aria-hidden />
          <input
            {...input}
            {...wiring}
            type="search"
            className={search}
            value={value}
            onChange={event => onChange(event.currentTarget.value)}
          />
          {value && (
            <span className={end}>
              <IconButton icon={X} label={clearLabel} onClick={() => onChange('')} />
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
