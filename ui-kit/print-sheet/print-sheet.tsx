import type { ReactNode } from 'react'
import * as styles from './print-sheet.css.ts'

export type PrintSheetProps = {
  title: string
  /** As wide as five inches. */
  picture: ReactNode
  children: ReactNode
}

/** One page of paper, letter portrait: on the screen as a preview, in print a page of its own. */
export function PrintSheet({ title, picture, children }: PrintSheetProps) {
  return (
    <article className={styles.sheet} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>{children}</div>
    </article>
  )
}

/** Is not printed. */
export function OnScreenOnly({ children }: { children: ReactNode }) {
  return <div className={styles.onScreenOnly}>{children}</div>
}
