import type { ReactNode } from 'react'
import type { Icon } from '../icon/icon.ts'
import type { Metal } from '../theme/tokens.css.ts'
import { badge } from './badge.css.ts'

export type BadgeProps = {
  tone?: 'neutral' | 'accent' | 'strong' | 'positive' | 'caution' | 'critical'
  /** Material instead of a tone. */
  metal?: Metal
  icon?: Icon
  children: ReactNode
}

/** A short word about a thing. */
export function Badge({ tone = 'neutral', metal, icon: Glyph, children }: BadgeProps) {
  return (
    <span className={badge({ look: metal ?? tone })}>
      {Glyph && <Glyph size={13} strokeWidth={2} aria-hidden />}
      {children}
    </span>
  )
}
