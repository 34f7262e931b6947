import { relative } from 'node:path'
import { type Outcome, withProblems } from './outcome.ts'
import type { VitestReport } from './vitest-reporter.ts'

/**
 * Counts a Vitest report. A file fails if it has an error outside of its tests, has no tests, or is expected but
 * missing from the report.
 */
export function readVitest(text: string, expected: readonly string[], root: string): Outcome {
  const { modules, errors } = JSON.parse(text) as VitestReport
  const nameOf = (file: string) => relative(root, file)
  const seen = new Set(modules.map(({ file }) => file))
  const counted: Outcome = {
    passed: sum(modules.map(({ passed }) => passed)),
    failed: sum(modules.map(({ failed }) => failed)),
    skipped: modules.flatMap(({ file, skipped }) => skipped.map(test => `${nameOf(file)}: ${test}`)),
    problems: [],
    files: modules.map(({ file, ms }) => ({ file: nameOf(file), ms })),
  }
  return withProblems(counted, [
    ...modules.flatMap(module => problemsOf(module).map(problem => `${nameOf(module.file)}: ${problem}`)),
    ...errors.map(error => `an error outside of every test: ${error}`),
    ...expected.filter(file => !seen.has(file)).map(file => `${nameOf(file)} was not run`),
  ])
}

function problemsOf({ state, passed, failed, skipped, errors }: VitestReport['modules'][number]): string[] {
  if (errors.length > 0) return [...errors]
  if (passed + failed + skipped.length === 0) return ['has no test']
  if (state === 'failed' && failed === 0) return ['failed, although none of its tests did']
  return state === 'queued' || state === 'pending' ? ['did not come to its end'] : []
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
