import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './poster.css.ts'

export type PosterProps = {
  /** A4, Letter, A5, or a 4 × 6 inch card, all in portrait. */
  format: 'a4' | 'letter' | 'a5' | 'card'
  /** The clinic's name. */
  brand: string
  /** The variant for light backgrounds. */
  logo?: string | undefined
  /** The title, in large letters. */
  title: string
  /** Half as wide as the paper. */
  picture: ReactNode
  /** The reason to come. */
  highlight?: { title: string; hint: string } | undefined
  /** The instructions, one sentence each. */
  lines: readonly string[]
  /** A highlighted line below them. */
  foot?: string
}

/** A printed page to put up (use a PrintSheet for codes alone), with a preview on the screen. */
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
  /** Posters or sheets, one per page. */
  children: ReactNode
}

/** Prints only this, and hides it on the screen. */
export const OnPaper = ({ children }: OnPaperProps) =>
  createPortal(<div className={styles.onPaper}>{children}</div>, document.body)
