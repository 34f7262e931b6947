import type { ReactNode } from 'react'
import * as styles from './disclosure-row.css.ts'

export type DisclosureRowsProps = {
  /** DisclosureRows. */
  children: ReactNode
}

/** Rows under each other, two beside each other where there is room; its children are DisclosureRows. */
export function DisclosureRows({ children }: DisclosureRowsProps) {
  return <ul className={styles.list}>{children}</ul>
}

export type DisclosureRowProps = {
  /** A small square picture. */
  picture: ReactNode
  /** Shows the picture in full width when the row is open: for photographs. */
  pictureOpens?: boolean
  /** Usually a Heading. */
  title: ReactNode
  /** One line, the whole of it when the row is open. */
  hint: ReactNode
  /** Only shown when the row is open. */
  more?: ReactNode
  /** A few figures beside each other. */
  facts: ReactNode
  /** What can be done with it: one IconButton. */
  action?: ReactNode
}

/** One of many things to choose from, of a height that shows many; opens to say everything (a ListRow leads elsewhere). */
export function DisclosureRow(props: DisclosureRowProps) {
  const { picture, pictureOpens = false, title, hint, more, facts, action } = props
  return (
    <li className={styles.row}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <span className={pictureOpens ? `${styles.picture} ${styles.opens}` : styles.picture}>
            {picture}
          </span>
          <span className={styles.words}>
            {title}
            <span className={styles.hint}>{hint}</span>
            {more && <span className={`${styles.hint} ${styles.more}`}>{more}</span>}
            <span className={styles.facts}>{facts}</span>
          </span>
        </summary>
      </details>
      {action}
    </li>
  )
}
