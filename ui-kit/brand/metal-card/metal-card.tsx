import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Metal } from '../../foundations/theme/tokens.css.ts'
import { metalSurface } from './metal.css.ts'
import * as styles from './metal-card.css.ts'

export type MetalCardProps = {
  /** The material, from humble to precious. */
  metal: Metal
  /** What is engraved in it. */
  pattern?: 'rings' | 'lines' | 'plain' | undefined
  /** The mark in the corner. */
  brand?: ReactNode
  /** What the card is, such as "Gold". */
  label: ReactNode
  /** The member's name. */
  name: ReactNode
  /** The large figure; usually a CountUp. */
  figure?: ReactNode
  /** The label of the number. */
  figureLabel?: ReactNode
  /** Usually a Progress with `tone="inherit"`. */
  footer?: ReactNode
  /** The last line: what comes next for whoever has the card. */
  sentence?: string
  /** Comes up from below, once: for a card that is new. */
  rises?: boolean
  /** Shows more about the sentence; the whole card can then be pressed. */
  onPress?: () => void
}

/** A card of a precious material that catches the light once. */
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
