import { type ReactNode, useEffect, useRef } from 'react'
import { moments } from '../../foundations/motion/moments.ts'
import { feel, play } from '../../foundations/motion/play-moment.ts'
import { Check } from '../../icons.ts'
import * as styles from './scanner-frame.css.ts'

export type ScannerFrameProps = {
  /** Whether the camera is looking, has found something, or is off. */
  state: 'looking' | 'success' | 'off'
  /** What to do; read out when it changes. */
  hint?: string
  /** The `<video>`, which fills the frame. */
  children?: ReactNode
}

const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const

/** A camera view with a marked area of two-thirds of its shorter side. */
export function ScannerFrame({ state, hint, children }: ScannerFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state !== 'success' || !frame.current) return
    feel('scan')
    void play(frame.current, moments.scan.acts.found)
  }, [state])
  return (
    <div ref={frame} className={styles.frame}>
      {children}
      <div className={styles.region}>
        <div className={styles.corners({ state })} aria-hidden="true">
          {corners.map(at => (
            <span key={at} className={styles.corner({ at })} />
          ))}
        </div>
        {state === 'success' && (
          <span className={styles.check} data-part="check">
            <Check size={40} strokeWidth={1.75} aria-hidden />
          </span>
        )}
      </div>
      {hint && (
        <p className={styles.hint} role="status">
          {hint}
        </p>
      )}
    </div>
  )
}
