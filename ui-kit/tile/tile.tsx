import { ChevronRight } from 'lucide-react'
import type { Icon } from '../icon/icon.ts'
import { PressCard } from '../layout/card/card.tsx'
import type { Press } from '../pressable/pressable.tsx'
import * as styles from './tile.css.ts'

export type TileProps = Press & {
  icon: Icon
  title: string
  hint?: string
  tone?: 'plain' | 'accent'
  /** `column` puts the icon above the words, for tiles beside each other. */
  layout?: 'row' | 'column'
}

/** A large target that leads somewhere. */
export function Tile({ icon: Glyph, title, hint, tone = 'plain', layout = 'row', ...press }: TileProps) {
  return (
    <PressCard {...press} tone={tone}>
      <span className={styles.body({ layout })}>
        <span className={styles.medallion({ tone })}>
          <Glyph size={22} strokeWidth={1.6} aria-hidden />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span> {hint && <span className={styles.hint}>{hint}</span>}
        </span>
        {layout === 'row' && <ChevronRight className={styles.arrow} size={20} aria-hidden />}
      </span>
    </PressCard>
  )
}
