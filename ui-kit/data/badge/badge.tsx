import type { ReactNode } from 'react'
import type { Icon } from '../../foundations/icon/icon.ts'
import type { Metal } from '../../foundations/theme/tokens.css.ts'
import { badge } from './badge.css.ts'

export type BadgeProps = {
  /** What the word means; `neutral` says nothing but the word. */
  tone?: 'neutral' | 'accent' | 'strong' | 'positive' | 'caution' | 'critical'
  /** Material instead of a tone. */
  metal?: Metal
  /** A sign before the word, where it helps to tell badges apart. */
  icon?: Icon
  /** One or two words. */
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
