import type { ReactNode } from 'react'
import * as styles from './print-sheet.css.ts'

export type PrintSheetProps = {
  /** The title, in large letters. */
  title: string
  /** Five inches wide. */
  picture: ReactNode
  /** The instructions, in a few sentences. */
  children: ReactNode
}

/** A printed page in Letter portrait, with a preview on the screen. */
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

/** Hidden in print. */
export function OnScreenOnly({ children }: OnScreenOnlyProps) {
  return <div className={styles.onScreenOnly}>{children}</div>
}
