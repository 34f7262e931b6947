import { keyHint } from './key-hint.css.ts'

export type KeyHintProps = {
  /** One capital letter, as it stands on the key. */
  children: string
}

/** The key that does the same, inside what it does; drawn only, so that it is part of no name. */
export const KeyHint = ({ children }: KeyHintProps) => (
  <span className={keyHint} data-key={children} aria-hidden="true" />
)
