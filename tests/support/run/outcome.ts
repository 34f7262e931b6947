/** What one suite came to. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Names of what was not run, although it is there. */
  readonly skipped: readonly string[]
  /** Sentences about what failed beside single tests: a file that can't be loaded, a report that is missing. */
  readonly problems: readonly string[]
  readonly files: readonly TimedFile[]
}

export interface TimedFile {
  readonly file: string
  readonly ms: number
}

export const nothing: Outcome = { passed: 0, failed: 0, skipped: [], problems: [], files: [] }

/** Adds failures that no single test stands for, each with its sentence. */
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
