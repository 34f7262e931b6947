/** The result of one suite. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Names of existing tests that didn't run. */
  readonly skipped: readonly string[]
  /** Problems other than failed tests: a file that doesn't load, a missing report. */
  readonly problems: readonly string[]
  readonly files: readonly TimedFile[]
}

export interface TimedFile {
  readonly file: string
  readonly ms: number
}

export const nothing: Outcome = { passed: 0, failed: 0, skipped: [], problems: [], files: [] }

/** Adds failures that don't belong to a test, each with its sentence. */
export function withProblems(outcome: Outcome, problems: readonly string[]): Outcome {
  return {
    ...outcome,
    failed: outcome.failed + problems.length,
    problems: [...outcome.problems, ...problems],
  }
}

export function sumOf(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      skipped: [...sum.skipped, ...each.skipped],
      problems: [...sum.problems, ...each.problems],
      files: [...sum.files, ...each.files],
    }),
    nothing,
  )
}
