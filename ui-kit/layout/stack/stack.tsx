import type { ReactNode, Ref } from 'react'
import type { Gap } from '../gap.css.ts'
import { stack } from './stack.css.ts'

export type StackProps = {
  gap?: Gap
  align?: 'stretch' | 'start' | 'center'
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'main' | 'article' | 'dl'
  'aria-label'?: string
  'aria-labelledby'?: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** Puts its children under each other with one space between them. */
export function Stack({ gap, align, as: Element = 'div', ref, children, ...aria }: StackProps) {
  return (
    <Element ref={ref as Ref<never>} className={stack({ gap, align })} {...aria}>
      {children}
    </Element>
  )
}
