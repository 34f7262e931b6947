import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { InputAttributes } from '../field/attributes.ts'
import { control, end, withEnd } from '../field/field.css.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import * as styles from './suggest-field.css.ts'

export type Suggestion = {
  /** The field's text once this one is picked. */
  value: string
  /** The text shown in the list. */
  label: string
  /** A quiet line below it. */
  hint?: string
}

export type SuggestFieldProps = FieldProps & {
  /** The name of the value in a form. */
  name?: string | undefined
  /** The type of keyboard on phones. */
  inputMode?: InputAttributes['inputMode']
  /** Automatic capitalization on phones. */
  autoCapitalize?: InputAttributes['autoCapitalize']
  /** An example, in gray; never a replacement for the label. */
  placeholder?: string | undefined
  /** The maximum number of characters. */
  maxLength?: number | undefined
  /** The field's text. */
  value: string
  /** Called with the typed or picked text. */
  onChange: (value: string) => void
  /** Suggestions that match the text; shown while the field has the focus. */
  suggestions: readonly Suggestion[]
  /** The list's accessible name. */
  suggestionsLabel?: string
  /** Keeps the list open below the field, for screens where choosing is the only task. */
  listStays?: boolean
  /** An icon button inside the field, at its end, such as one that scans. */
  action?: ReactNode
}

/**
 * One line of text with suggestions. They can be picked by tap or with arrows and Enter; any other text is allowed,
 * too.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { label, labelHidden, hint, error, optional, value, onChange, ...more } = props
  const { suggestions, suggestionsLabel = 'Suggestions', listStays = false, action, ...input } = more
  const id = useId()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const shown = (open || listStays) && suggestions.some(each => each.value !== value) ? suggestions : []
  const pick = (picked: Suggestion) => {
    onChange(picked.value)
    setOpen(false)
    setAt(-1)
  }
  const byKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = shown[at]
    if (step && shown.length > 0) setAt((at + step + shown.length) % shown.length)
    else if (step) setOpen(true)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Escape' && shown.length > 0 && !listStays) setOpen(false)
    else return
    event.preventDefault()
  }
  return (
    <Field {...{ label, labelHidden, hint, error, optional }}>
      {wiring => (
        <span className={styles.framed}>
          <input
            {...input}
            {...wiring}
            className={action ? withEnd : control}
            role="combobox"
            aria-expanded={shown.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={shown[at] ? `${id}-${at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={({ currentTarget }) => {
              onChange(currentTarget.value)
              setOpen(true)
              setAt(-1)
            }}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={byKey}
          />
          {action && <span className={end}>{action}</span>}
          <Suggestions
            id={id}
            label={suggestionsLabel}
            shown={shown}
            at={at}
            onPick={pick}
            stays={listStays}
          />
        </span>
      )}
    </Field>
  )
}

type SuggestionsProps = {
  id: string
  label: string
  shown: readonly Suggestion[]
  /** The one that Enter would pick. */
  at: number
  onPick: (picked: Suggestion) => void
  stays: boolean
}

const Suggestions = ({ id, label, shown, at, onPick, stays }: SuggestionsProps) => (
  <div
    id={`${id}-list`}
    role="listbox"
    aria-label={label}
    className={styles.list({ stays })}
    hidden={shown.length === 0}
  >
    {shown.map((suggested, index) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox keeps the focus and handles the keys.
      <div
        key={suggested.value}
        id={`${id}-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === at}
        className={styles.option}
        // Keep the focus in the field; otherwise the list closes before the click arrives.
        onMouseDown={event => event.preventDefault()}
        onClick={() => onPick(suggested)}
      >
        <span>{suggested.label}</span>
        {suggested.hint && <span className={styles.hint}>{suggested.hint}</span>}
      </div>
    ))}
  </div>
)
