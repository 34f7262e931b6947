import type { ReactNode } from 'react'
import type { Icon } from '../../foundations/icon/icon.ts'
import * as styles from './stat.css.ts'

export type StatProps = {
  /** What's counted. */
  label: string
  /** The number: a CountUp or formatted text. */
  figure: ReactNode
  /** What to compare it with. */
  hint?: ReactNode
  /** An icon before the label. */
  icon?: Icon
}

/** A key figure with its label. For several small values, use Facts. */
export function Stat({ label, figure, hint, icon: Glyph }: StatProps) {
  return (
    <div className={styles.stat}>
      <p className={styles.label}>
        {Glyph && <Glyph size={16} strokeWidth={1.75} aria-hidden />}
        {label}
      </p>
      <p className={styles.figure}>{figure}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
