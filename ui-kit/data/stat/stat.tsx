import type { ReactNode } from 'react'
import type { Icon } from '../../foundations/icon/icon.ts'
import * as styles from './stat.css.ts'

export type StatProps = {
  /** What is counted. */
  label: string
  /** The figure; a CountUp, or what a formatter wrote. */
  figure: ReactNode
  /** What it is to be compared with. */
  hint?: ReactNode
  /** A sign before the label. */
  icon?: Icon
}

/** One figure that is looked at often, and what it counts (several small ones are Facts). */
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
