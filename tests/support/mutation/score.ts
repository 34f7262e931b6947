import type { Mutant } from './mutants.ts'
import type { NoGap } from './no-gap.ts'

export interface Score {
  /** Surviving mutants without a reason. */
  readonly gaps: readonly Mutant[]
  /** Reasons for mutants that no longer survive. */
  readonly outdated: readonly NoGap[]
  readonly mutants: number
  readonly caught: number
  readonly noGaps: number
  /** The share of caught mutants among those without a reason; one decimal, never rounded up. */
  readonly percent: number
}

/** Mutants with a reason don't count on either side of the score. */
export function scoreOf(tried: readonly Mutant[], reasons: readonly NoGap[]): Score {
  const survivors = tried.filter(({ caught }) => !caught)
  const gaps = survivors.filter(mutant => !reasons.some(reason => isSame(mutant, reason)))
  const outdated = reasons.filter(reason => !survivors.some(mutant => isSame(mutant, reason)))
  const mutants = tried.length - survivors.length + gaps.length
  const caught = mutants - gaps.length
  // Zero mutants score zero, because nothing was caught.
  const percent = mutants === 0 ? 0 : Math.floor((caught / mutants) * 1000) / 10
  return { gaps, outdated, mutants, caught, noGaps: survivors.length - gaps.length, percent }
}

const isSame = (mutant: Mutant, { file, line, becomes }: NoGap) =>
  mutant.file === file && mutant.line === line && mutant.becomes === becomes
