import { chip, row } from './chips.css.ts'

export type Chip<Value extends string> = {
  /** Identifies the choice. */
  value: Value
  /** The label. */
  label: string
}

export type ChipsProps<Value extends string> = {
  /** The accessible name of the group. */
  label: string
  /** The choices, the broadest one first ("All"). */
  chips: readonly Chip<Value>[]
  /** The selected choice. */
  value: Value
  /** Called with the choice that was tapped. */
  onChange: (value: Value) => void
}

/** A choice among a few options, in a row that scrolls to the edges of the screen. */
export function Chips<Value extends string>({ label, chips, value, onChange }: ChipsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a scrolling flex row in every browser.
    <div className={row} role="group" aria-label={label}>
      {chips.map(({ value: own, label: text }) => (
        <button
          key={own}
          type="button"
          className={chip}
          aria-pressed={own === value}
          onClick={event => {
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'smooth' })
            onChange(own)
          }}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
