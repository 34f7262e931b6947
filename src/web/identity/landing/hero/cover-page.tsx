import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '#ui-kit/feedback/empty-state/drawings.tsx'
import * as styles from './hero.css.ts'

export type CoverPageProps = {
  /** The clinic's Wordmark. */
  brand: ReactNode
  /** A drawing of the page's subject. */
  drawing: DrawingName
  /** The message, as the only level 1 heading. */
  title: string
  /** The page's footer: links onward, if there are any. */
  foot: ReactNode
  /** A sentence or two. */
  children: ReactNode
}

/** A full page with a single message. */
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
