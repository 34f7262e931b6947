import type { Icon } from '../../foundations/icon/icon.ts'
import type { Metal } from '../../foundations/theme/tokens.css.ts'
import { emblem } from './emblem.css.ts'

export type EmblemTint = 'accent' | 'positive' | 'caution' | 'neutral' | Metal

export type EmblemProps = {
  /** The sign itself. */
  icon: Icon
  /** A colour that tells kinds of things apart, or a metal. */
  tint?: EmblemTint
}

/** The sign of a thing in a row, a card or a ticket (a Tile brings its own), beside the words that name it; read out by nobody. */
export const Emblem = ({ icon: Glyph, tint = 'accent' }: EmblemProps) => (
  <span className={emblem({ tint })} aria-hidden="true">
    <Glyph size={22} strokeWidth={1.6} aria-hidden />
  </span>
)
