import type { Icon } from '../../foundations/icon/icon.ts'
import type { Metal } from '../../foundations/theme/tokens.css.ts'
import { emblem } from './emblem.css.ts'

export type EmblemTint = 'accent' | 'positive' | 'caution' | 'neutral' | Metal

export type EmblemProps = {
  /** The icon. */
  icon: Icon
  /** A color for the kind of item, or a metal. */
  tint?: EmblemTint
}

/** The icon of an item in a row, card or ticket, next to its name. Screen readers skip it. A Tile has its own icon. */
export const Emblem = ({ icon: Glyph, tint = 'accent' }: EmblemProps) => (
  <span className={emblem({ tint })} aria-hidden="true">
    <Glyph size={22} strokeWidth={1.6} aria-hidden />
  </span>
)
