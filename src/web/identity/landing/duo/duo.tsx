import type { ReactNode } from 'react'
import { duo } from './duo.css.ts'

export type DuoProps = {
  /** How the two align when they are side by side. */
  align?: 'center' | 'end'
  /** The HTML element to render. */
  as?: 'div' | 'section'
  /** The ID of its heading, for `aria-labelledby`. */
  'aria-labelledby'?: string
  /** Two children; the first gets a little more room. */
  children: ReactNode
}

/** Two parts of similar weight: stacked on a phone, side by side from 900 px. */
export const Duo = ({ align = 'center', as: Element = 'div', children, ...aria }: DuoProps) => (
  <Element className={duo({ align })} {...aria}>
    {children}
  </Element>
)
