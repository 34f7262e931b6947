import type { ReactNode } from 'react'
import * as styles from './facts.css.ts'

export type Fact = {
  /** What is known. */
  label: string
  /** What it is; a formatter has written it. */
  value: ReactNode
}

export type FactsProps = {
  /** Two to eight of them, in the order in which one asks. */
  facts: readonly Fact[]
}

/**
 * What is known of one thing (a Table compares several, a Stat is the figure that matters most): small labels with their values,
 * as many beside each other as there is room for.
 */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
