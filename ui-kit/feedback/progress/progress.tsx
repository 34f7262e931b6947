import type { Metal } from '../../foundations/theme/tokens.css.ts'
import * as styles from './progress.css.ts'

export type ProgressProps = {
  /** What is on its way. */
  label: string
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean
  /** How far it is. */
  value: number
  /** How far it goes; more than that is full. */
  max: number
  /** What the figures mean, such as "340 of 500"; read out and shown beside the label. */
  valueText?: string
  /** `inherit` takes the colour of the surface's ink, for use on a metal. */
  tone?: 'accent' | 'positive' | 'caution' | 'critical' | 'inherit'
  /** A material instead of a tone. */
  metal?: Metal
  /** `s` inside rows and cards. */
  size?: 's' | 'm'
}

/** How far along the way to something. */
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
