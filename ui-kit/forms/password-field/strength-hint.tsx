import { bar, bars, hint } from './strength-hint.css.ts'

export type StrengthHintProps = {
  /** 0 lights no bar, 4 lights all. */
  level: 0 | 1 | 2 | 3 | 4
  /** Says the same in words. */
  text: string
}

const tones = ['off', 'weak', 'fair', 'good', 'good'] as const

/** How strong something is, in four bars and in words; goes into the hint of a field. */
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
