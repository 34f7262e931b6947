import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './poster.css.ts'

export type PosterProps = {
  /** A4, Letter, A5, or a card of 4 × 6 inches; all of them upright. */
  format: 'a4' | 'letter' | 'a5' | 'card'
  /** Whose paper it is. */
  brand: string
  /** The variant for light backgrounds. */
  logo?: string | undefined
  /** The title, in large letters. */
  title: string
  /** Half as wide as the paper. */
  picture: ReactNode
  /** What is worth coming for. */
  highlight?: { title: string; hint: string } | undefined
  /** What to do, a sentence each. */
  lines: readonly string[]
  /** What stands out below them. */
  foot?: string
}

/** One page of paper to be hung up or stood somewhere (codes alone are a PrintSheet): on the screen a preview of it. */
export function Poster(props: PosterProps) {
  const { format, brand, logo, title, picture, highlight, lines, foot } = props
  return (
    <article className={styles.poster[format]} aria-label={title}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          {logo ? <img className={styles.logo} src={logo} alt={brand} /> : brand}
        </div>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.picture}>{picture}</div>
        {highlight && (
          <div className={styles.highlight}>
            <p>{highlight.hint}</p>
            <p className={styles.highlightTitle}>{highlight.title}</p>
          </div>
        )}
        <div className={styles.lines}>
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
          {foot && <p className={styles.strong}>{foot}</p>}
        </div>
      </div>
    </article>
  )
}

export type OnPaperProps = {
  /** Posters or sheets, one a page. */
  children: ReactNode
}

/** Is all that is printed, and not seen on the screen. */
export const OnPaper = ({ children }: OnPaperProps) =>
  createPortal(<div className={styles.onPaper}>{children}</div>, document.body)
