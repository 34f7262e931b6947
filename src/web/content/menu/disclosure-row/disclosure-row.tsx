import type { ReactNode } from 'react'
import { ChevronDown } from '#ui-kit/icons.ts'
import * as styles from './disclosure-row.css.ts'

export type DisclosureRowsProps = {
  /** DisclosureRows. */
  children: ReactNode
}

/** A list of DisclosureRows, in two or three columns if there is room. */
export function DisclosureRows({ children }: DisclosureRowsProps) {
  return <ul className={styles.list}>{children}</ul>
}

export type DisclosureRowProps = {
  /** A small square picture. */
  picture: ReactNode
  /** Usually a Heading. */
  title: ReactNode
  /** Cut to two lines until the row is open. */
  hint: ReactNode
  /** Only shown when the row is open. */
  more?: ReactNode
  /** A few figures side by side. */
  facts: ReactNode
  /** Actions when the row is open: one or two Buttons of size `s`. */
  actions?: ReactNode
  /** Called when the row opens, to load what only an open row shows. */
  onOpen?: () => void
}

/**
 * One of many options, low enough to show several at a time. It opens to show everything (a ListRow leads elsewhere).
 */
export function DisclosureRow(props: DisclosureRowProps) {
  const { picture, title, hint, more, facts, actions, onOpen } = props
  return (
    <li className={styles.row}>
      <details className={styles.details} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
        <summary className={styles.summary}>
          <span className={`${styles.picture} ${styles.opens}`}>{picture}</span>
          <span className={styles.words}>
            {title}
            <span className={styles.hint}>{hint}</span>
            {more && <span className={`${styles.hint} ${styles.more}`}>{more}</span>}
            <span className={styles.facts}>{facts}</span>
          </span>
          <ChevronDown className={styles.arrow} size={20} aria-hidden />
        </summary>
        {actions && <div className={styles.actions}>{actions}</div>}
      </details>
    </li>
  )
}
