import type { ReactNode, Ref } from 'react'
import type { Gap } from '../gap.css.ts'
import { stack } from './stack.css.ts'

export type StackProps = {
  /** The space between all children. */
  gap?: Gap
  /** The horizontal alignment. */
  align?: 'stretch' | 'start' | 'center'
  /** The element. */
  as?:
    | 'div'
    | 'span'
    | 'section'
    | 'ul'
    | 'ol'
    | 'li'
    | 'header'
    | 'footer'
    | 'nav'
    | 'main'
    | 'article'
    | 'dl'
  /** The accessible name, if the element is a landmark or a list. */
  'aria-label'?: string
  /** The ID of its heading, for `aria-labelledby`. */
  'aria-labelledby'?: string
  /** The element itself, for animation and focus. */
  ref?: Ref<HTMLElement>
  /** The items to stack. */
  children: ReactNode
}

/** Stacks its children vertically with equal gaps. */
export function Stack({ gap, align, as: Element = 'div', ref, children, ...aria }: StackProps) {
  return (
    <Element ref={ref as Ref<never>} className={stack({ gap, align })} {...aria}>
      {children}
    </Element>
  )
}
