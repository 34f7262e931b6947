import type { ReactNode } from 'react'
import type { Icon } from '../../foundations/icon/icon.ts'
import type { Metal } from '../../foundations/theme/tokens.css.ts'
import { badge } from './badge.css.ts'

export type BadgeProps = {
  /** The meaning; `neutral` adds none. */
  tone?: 'neutral' | 'accent' | 'strong' | 'positive' | 'caution' | 'critical'
  /** A metal instead of a tone. */
  metal?: Metal
  /** An icon before the word, if it helps tell badges apart. */
  icon?: Icon
  /** One or two words. */
  children: ReactNode
}

/** A short label for an item. */
export function Badge({ tone = 'neutral', metal, icon: Glyph, children }: BadgeProps) {
  return (
    <span className={badge({ look: metal ?? tone })}>
      {Glyph && <Glyph size={13} strokeWidth={2} aria-hidden />}
      {children}
    </span>
  )
}
