import type { ReactNode } from 'react'
import { sticky } from './sticky.css.ts'

export type StickyProps = {
  /** A search, or a row of chips; at most a fifth of a phone’s height. */
  children: ReactNode
}

/** Keeps its children at the top while the rest of the page scrolls. */
export function Sticky({ children }: StickyProps) {
  return <div className={sticky}>{children}</div>
}
