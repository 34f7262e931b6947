import { Check } from 'lucide-react'
import { VisuallyHidden } from '#ui-kit/layout/text/visually-hidden.tsx'
import * as styles from './stamps.css.ts'

export type Stamp = {
  /** What it's for. */
  readonly title: string
  /** Whether the member has it. */
  readonly done: boolean
}

export type StampsProps = {
  /** In the order in which they are usually earned, three of them. */
  stamps: readonly Stamp[]
}

/** A card of stamps: what is done, and what is still to come. */
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
