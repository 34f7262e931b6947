import type { ReactNode } from 'react'
import type { Metal } from '../../foundations/theme/tokens.css.ts'
import { ChevronRight } from '../../icons.ts'
import { metalSurface } from './metal.css.ts'
import * as styles from './metal-card.css.ts'

export type MetalCardProps = {
  /** The material, from basic to precious. */
  metal: Metal
  /** The engraved pattern. */
  pattern?: 'rings' | 'lines' | 'plain' | undefined
  /** The mark in the corner. */
  brand?: ReactNode
  /** The card's level, such as "Gold". */
  label: ReactNode
  /** The member's name. */
  name: ReactNode
  /** The large figure; usually a CountUp. */
  figure?: ReactNode
  /** The label of the number. */
  figureLabel?: ReactNode
  /** Usually a Progress with `tone="inherit"`. */
  footer?: ReactNode
  /** The last line: what the member reaches next. */
  sentence?: string
  /** Rises into view once, for a new card. */
  rises?: boolean
  /** Shows more about the sentence. Makes the whole card tappable. */
  onPress?: () => void
}

/** A metal membership card that catches the light once. */
export function MetalCard(props: MetalCardProps) {
  const {
    metal,
    pattern = 'rings',
    brand,
    label,
    name,
    figure,
    figureLabel,
    footer,
    rises = false,
    ...foot
  } = props
  return (
    <div
      className={`${styles.card} ${styles.engraved[pattern]} ${metalSurface[metal]} ${rises ? styles.rising : ''}`}
    >
      <div className={styles.top}>
        <span className={styles.brand}>{brand}</span>
        <span className={styles.label}>{label}</span>
      </div>
      <div className={styles.middle}>
        {figure !== undefined && <span className={styles.figure}>{figure}</span>}
        {figureLabel && <span className={styles.caption}>{figureLabel}</span>}
      </div>
      <div className={styles.footer}>
        <span className={styles.name}>{name}</span>
        {footer}
        {foot.sentence && <Sentence {...foot} />}
      </div>
    </div>
  )
}

function Sentence({ sentence, onPress }: Pick<MetalCardProps, 'sentence' | 'onPress'>) {
  if (!onPress) return <span className={styles.caption}>{sentence}</span>
  return (
    <button type="button" className={styles.press} onClick={onPress}>
      {sentence}
      <ChevronRight className={styles.arrow} size={18} aria-hidden />
    </button>
  )
}
