import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '#ui-kit/feedback/empty-state/drawings.tsx'
import * as styles from './hero.css.ts'

export type CoverPageProps = {
  /** The clinic's Wordmark. */
  brand: ReactNode
  /** What the page is about, as a drawing. */
  drawing: DrawingName
  /** What there is to say: the only heading of level 1. */
  title: string
  /** The foot of the page: the ways on, if there are any. */
  foot: ReactNode
  /** A sentence or two. */
  children: ReactNode
}

/** A whole page that says one thing. */
export const CoverPage = ({ brand, drawing, title, foot, children }: CoverPageProps) => (
  <main className={styles.cover}>
    <div className={styles.coverWords}>
      {brand}
      <span className={styles.coverDrawing}>
        <Drawing name={drawing} />
      </span>
      <h1 className={styles.tagline}>{title}</h1>
      <p className={styles.coverHint}>{children}</p>
    </div>
    {foot}
  </main>
)
