import { keyHint } from './key-hint.css.ts'

export type KeyHintProps = {
  /** One capital letter, as on the key. */
  children: string
}

/** Shows a control's keyboard shortcut inside it. It's decorative and not part of the accessible name. */
export const KeyHint = ({ children }: KeyHintProps) => (
  <span className={keyHint} data-key={children} aria-hidden="true" />
)
