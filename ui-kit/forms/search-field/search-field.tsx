import { Search, X } from 'lucide-react'
import type { KeyboardEventHandler, Ref } from 'react'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { end, framed, start } from '../field/field.css.ts'
import { Field } from '../field/field.tsx'
import { search } from './search-field.css.ts'

export type SearchFieldProps = {
  /** The accessible name; the looking glass stands for it on the screen. */
  label: string
  /** What is looked for now. */
  value: string
  /** Called with every letter; the caller waits until the typing rests. */
  onChange: (value: string) => void
  /** What can be looked for, in grey. */
  placeholder?: string
  /** The accessible name of the cross. */
  clearLabel?: string
  /** The name of the value in a form. */
  name?: string
  /** Called on each key press, before its default action. */
  onKeyDown?: KeyboardEventHandler<HTMLInputElement> | undefined
  /** The input itself, for focus. */
  ref?: Ref<HTMLInputElement>
}

/** Looks for something while typing. */
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
