import type { ReactNode } from 'react'
import type { Gap } from '../gap.css.ts'
import { inline } from './inline.css.ts'

export type InlineProps = {
  /** The space between the children. */
  gap?: Gap
  /** How the children are aligned vertically. */
  align?: 'center' | 'start' | 'end' | 'baseline'
  /** Where the remaining space goes. */
  spread?: 'start' | 'center' | 'end' | 'between'
  /** The last child takes the remaining space. */
  fill?: 'none' | 'last'
  /** Lets children wrap to the next line. */
  wrap?: boolean
  /** The element. */
  as?: 'div' | 'span' | 'ul' | 'li' | 'header' | 'footer' | 'nav'
  /** The accessible name, if the element is a landmark or a list. */
  'aria-label'?: string
  /** The items in the row. */
  children: ReactNode
}

/** Puts its children side by side and wraps them if they don't fit. */
export function Inline(props: InlineProps) {
  const { gap, align, spread, fill, wrap, as: Element = 'div', children, ...aria } = props
  return (
    <Element className={inline({ gap, align, spread, fill, wrap })} {...aria}>
      {children}
    </Element>
  )
}
