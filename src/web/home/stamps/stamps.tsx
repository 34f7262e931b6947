import { Check } from '#ui-kit/icons.ts'
import { VisuallyHidden } from '#ui-kit/layout/text/visually-hidden.tsx'
import * as styles from './stamps.css.ts'

export type Stamp = {
  /** The achievement's name. */
  readonly title: string
  /** Whether the member has it. */
  readonly done: boolean
}

export type StampsProps = {
  /** Three stamps, in the order in which they're usually earned. */
  stamps: readonly Stamp[]
}

/** A stamp card: what is done, and what is still to come. */
export function Stamps({ stamps }: StampsProps) {
  return (
    <ol className={styles.stamps}>
      {stamps.map(({ title, done }, place) => (
        <li key={title} className={styles.stamp} data-done={done || undefined}>
          <span className={styles.mark} aria-hidden="true">
            {done ? <Check size={26} /> : place + 1}
          </span>
          <span className={styles.words}>
            {title}
            {done && <VisuallyHidden> (done)</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  )
}
