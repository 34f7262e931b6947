import type { ReactNode } from 'react'
import * as styles from './facts.css.ts'

export type Fact = { label: string; value: ReactNode }

/** What is known of a thing: small labels with their values, as many beside each other as there is room for. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
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
