import type { ReactNode } from 'react'
import type { Gap } from '../gap.css.ts'
import { inline } from './inline.css.ts'

export type InlineProps = {
  /** The space between the children. */
  gap?: Gap
  /** How they stand to each other across the line. */
  align?: 'center' | 'start' | 'end' | 'baseline'
  /** Where the room goes that is left over. */
  spread?: 'start' | 'center' | 'end' | 'between'
  /** The last child takes the room that the others leave. */
  fill?: 'none' | 'last'
  /** Lets them go on in the next line. */
  wrap?: boolean
  /** The element. */
  as?: 'div' | 'span' | 'ul' | 'li' | 'header' | 'footer' | 'nav'
  /** The accessible name, where the element is a landmark or a list. */
  'aria-label'?: string
  /** What stands beside each other. */
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
