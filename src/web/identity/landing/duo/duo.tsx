import type { ReactNode } from 'react'
import { duo } from './duo.css.ts'

export type DuoProps = {
  /** How the two align when they are side by side. */
  align?: 'center' | 'stretch'
  /** Two children; the first gets a little more room. */
  children: ReactNode
}

/** Two parts of similar weight: stacked on a phone, side by side from 900 px. */
export const Duo = ({ align = 'center', children }: DuoProps) => (
  <div className={duo({ align })}>{children}</div>
)
