import type { Mutant } from './mutants.ts'
import type { NoGap } from './no-gap.ts'

export interface Score {
  /** What no test sees, and nobody gave a reason for. */
  readonly gaps: readonly Mutant[]
  /** Reasons for what does not survive any more. */
  readonly outdated: readonly NoGap[]
  readonly mutants: number
  readonly caught: number
  readonly noGaps: number
  /** Of the mutants that are a gap if they survive; one decimal, never rounded up. */
  readonly percent: number
}

/** A mutant with a reason is left out on both sides of the score. */
export function scoreOf(tried: readonly Mutant[], reasons: readonly NoGap[]): Score {
  const survivors = tried.filter(({ caught }) => !caught)
  const gaps = survivors.filter(mutant => !reasons.some(reason => isSame(mutant, reason)))
  const outdated = reasons.filter(reason => !survivors.some(mutant => isSame(mutant, reason)))
  const mutants = tried.length - survivors.length + gaps.length
  const caught = mutants - gaps.length
  // Nothing that was tried is nothing that was caught.
  const percent = mutants === 0 ? 0 : Math.floor((caught / mutants) * 1000) / 10
  return { gaps, outdated, mutants, caught, noGaps: survivors.length - gaps.length, percent }
}

const isSame = (mutant: Mutant, { file, line, becomes }: NoGap) =>
  mutant.file === file && mutant.line === line && mutant.becomes === becomes
