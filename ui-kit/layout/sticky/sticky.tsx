import type { ReactNode } from 'react'
import { sticky } from './sticky.css.ts'

/** Keeps its children at the top while the rest of the page scrolls. */
export function Sticky({ children }: { children: ReactNode }) {
  return <div className={sticky}>{children}</div>
}
