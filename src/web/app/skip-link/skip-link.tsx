import type { ReactNode } from 'react'
import { skip, target } from './skip-link.css.ts'

export type SkipLinkProps = {
  /** The link's text: "Skip to content". */
  label: string
  /** The ID of its target. */
  id: string
  /** The screen. */
  children: ReactNode
}

/** The first Tab stop on a page: skips what is above every screen. */
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
