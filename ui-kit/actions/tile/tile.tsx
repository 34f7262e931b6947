import type { Icon } from '../../foundations/icon/icon.ts'
import type { Press } from '../../foundations/pressable/pressable.tsx'
import { ChevronRight } from '../../icons.ts'
import { PressCard } from '../../layout/card/card.tsx'
import * as styles from './tile.css.ts'

export type TileProps = Press & {
  /** The icon in the circle. */
  icon: Icon
  /** The destination. */
  title: string
  /** A short description of the destination. */
  hint?: string
  /** `accent` for the most used one; `quiet` if something else is more important. */
  tone?: 'plain' | 'accent' | 'quiet'
  /** `column` puts the icon above the text, for tiles next to each other; `turning` does so from 900 px. */
  layout?: 'row' | 'column' | 'turning'
}

/** A large link to one of a few places. For one of many items, use a ListRow. */
export function Tile({ icon: Glyph, title, hint, tone = 'plain', layout = 'row', ...press }: TileProps) {
  return (
    <PressCard {...press} tone={tone === 'accent' ? 'accent' : 'plain'}>
      <span className={styles.body({ layout })}>
        <span className={styles.medallion({ tone })}>
          <Glyph size={22} strokeWidth={1.6} aria-hidden />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span> {hint && <span className={styles.hint}>{hint}</span>}
        </span>
        {layout !== 'column' && <ChevronRight className={styles.arrow({ layout })} size={20} aria-hidden />}
      </span>
    </PressCard>
  )
}
