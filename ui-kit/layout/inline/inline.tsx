import type { ReactNode } from 'react'
import type { Gap } from '../gap.css.ts'
import { inline } from './inline.css.ts'

export type InlineProps = {
  gap?: Gap
  align?: 'center' | 'start' | 'end' | 'baseline'
  spread?: 'start' | 'center' | 'end' | 'between'
  /** The last child takes the room that the others leave. */
  fill?: 'none' | 'last'
  wrap?: boolean
  as?: 'div' | 'span' | 'ul' | 'li' | 'header' | 'footer' | 'nav'
  'aria-label'?: string
  children: ReactNode
}

/** Puts its children beside each other and wraps them when there is no room. */
export function Inline(props: InlineProps) {
  const { gap, align, spread, fill, wrap, as: Element = 'div', children, ...aria } = props
  return (
    <Element className={inline({ gap, align, spread, fill, wrap })} {...aria}>
      {children}
    </Element>
  )
}
