import type { ReactNode } from 'react'
import { skip, target } from './skip-link.css.ts'

export type SkipLinkProps = {
  /** What it leads to, in words: "Skip to content". */
  label: string
  /** The id of the place that it leads to. */
  id: string
  /** What is behind it: the screen. */
  children: ReactNode
}

/** The first thing that Tab reaches on a page: a way past what stands above every screen, and the screen. */
export const SkipLink = ({ label, id, children }: SkipLinkProps) => (
  <>
    <a className={skip} href={`#${id}`}>
      {label}
    </a>
    <div id={id} className={target} tabIndex={-1}>
      {children}
    </div>
  </>
)
