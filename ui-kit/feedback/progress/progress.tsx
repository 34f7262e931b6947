import type { Metal } from '../../foundations/theme/tokens.css.ts'
import * as styles from './progress.css.ts'

export type ProgressProps = {
  /** What's in progress. */
  label: string
  /** Shows the label only to screen readers. */
  labelHidden?: boolean
  /** The current value. */
  value: number
  /** The maximum; higher values show a full bar. */
  max: number
  /** The value in words, such as "340 of 500"; shown next to the label and read out. */
  valueText?: string
  /** `inherit` uses the surface's text color, for metal cards. */
  tone?: 'accent' | 'positive' | 'caution' | 'critical' | 'inherit'
  /** A metal instead of a tone. */
  metal?: Metal
  /** `s` inside rows and cards. */
  size?: 's' | 'm'
}

/** Shows progress toward a goal. */
export function Progress(props: ProgressProps) {
  const { label, labelHidden = false, value, max, valueText, tone = 'accent', metal, size = 'm' } = props
  const look = metal ?? tone
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div>
      {!labelHidden && (
        <div className={styles.head} aria-hidden="true">
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{valueText}</span>
        </div>
      )}
      <div
        className={styles.track({ size, look })}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={valueText}
      >
        <div className={styles.fill({ look })} style={{ transform: `translateX(${(share - 1) * 100}%)` }} />
      </div>
    </div>
  )
}
