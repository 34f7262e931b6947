import type { ReactNode } from 'react'
import * as styles from './print-sheet.css.ts'

export type PrintSheetProps = {
  /** The title, in large letters. */
  title: string
  /** As wide as five inches. */
  picture: ReactNode
  /** What to do, in a few sentences. */
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

export type OnScreenOnlyProps = {
  /** Buttons and hints around the sheet. */
  children: ReactNode
}

/** Is not printed. */
export function OnScreenOnly({ children }: OnScreenOnlyProps) {
  return <div className={styles.onScreenOnly}>{children}</div>
}
