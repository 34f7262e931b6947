import type { ReactNode } from 'react'
import { duo } from './duo.css.ts'

export type DuoProps = {
  /** How the two stand to each other, where they are beside each other. */
  align?: 'center' | 'end'
  /** The element. */
  as?: 'div' | 'section'
  /** The id of its heading, for `aria-labelledby`. */
  'aria-labelledby'?: string
  /** Two of them; the first has a little more room. */
  children: ReactNode
}

/** Two parts of nearly one weight: under each other on the phone, beside each other from 900 px on. */
export const Duo = ({ align = 'center', as: Element = 'div', children, ...aria }: DuoProps) => (
  <Element className={duo({ align })} {...aria}>
    {children}
  </Element>
)
