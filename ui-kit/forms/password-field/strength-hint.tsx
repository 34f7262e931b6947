import { bar, bars, hint } from './strength-hint.css.ts'

export type StrengthHintProps = {
  /** The number of filled bars, from 0 to 4. */
  level: 0 | 1 | 2 | 3 | 4
  /** The strength in words. */
  text: string
}

const tones = ['off', 'weak', 'fair', 'good', 'good'] as const

/** A password's strength, as four bars and in words; use it as a field's hint. */
export function StrengthHint({ level, text }: StrengthHintProps) {
  return (
    <span className={hint}>
      <span className={bars} aria-hidden="true">
        {[1, 2, 3, 4].map(step => (
          <span key={step} className={bar({ tone: step <= level ? tones[level] : 'off' })} />
        ))}
      </span>
      <span aria-live="polite">{text}</span>
    </span>
  )
}
