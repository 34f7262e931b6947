import type { ReactNode } from 'react'
import * as styles from './facts.css.ts'

export type Fact = {
  /** The name of the value. */
  label: string
  /** The value, already formatted. */
  value: ReactNode
}

export type FactsProps = {
  /** Two to eight facts, in the order people ask for them. */
  facts: readonly Fact[]
}

/**
 * Details of one item: small labels with their values, in as many columns as fit. To compare items use a Table; for a
 * key figure use a Stat.
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
