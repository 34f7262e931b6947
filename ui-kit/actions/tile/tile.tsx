import { ChevronRight } from 'lucide-react'
import type { Icon } from '../../foundations/icon/icon.ts'
import type { Press } from '../../foundations/pressable/pressable.tsx'
import { PressCard } from '../../layout/card/card.tsx'
import * as styles from './tile.css.ts'

export type TileProps = Press & {
  /** The sign in its medallion. */
  icon: Icon
  /** Where it leads. */
  title: string
  /** What one finds there. */
  hint?: string
  /** `accent` for the one that is used most; `quiet` where something else has the attention. */
  tone?: 'plain' | 'accent' | 'quiet'
  /** `column` puts the icon above the words, for tiles beside each other; `turning` does from 900 px on. */
  layout?: 'row' | 'column' | 'turning'
}

/** A large target that leads to one of a few places (one of many things is a ListRow). */
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
