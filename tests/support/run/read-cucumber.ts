import { join, relative } from 'node:path'
import { type Outcome, withProblems } from './outcome.ts'

interface Instant {
  readonly seconds: number
  readonly nanos: number
}

/** The parts of Cucumber's messages that we read; each line of the report is one message. */
interface Envelope {
  readonly gherkinDocument?: { readonly uri: string }
  readonly parseError?: { readonly source: { readonly uri: string }; readonly message: string }
  readonly pickle?: { readonly id: string; readonly uri: string; readonly name: string }
  readonly testCase?: {
    readonly id: string
    readonly pickleId: string
    readonly testSteps: readonly { readonly pickleStepId?: string }[]
  }
  readonly testCaseStarted?: { readonly id: string; readonly testCaseId: string; readonly timestamp: Instant }
  readonly testStepFinished?: {
    readonly testCaseStartedId: string
    readonly testStepResult: { readonly status: string }
  }
  readonly testCaseFinished?: { readonly testCaseStartedId: string; readonly timestamp: Instant }
  readonly testRunFinished?: { readonly success: boolean; readonly message?: string }
}

/**
 * Counts a Cucumber report. An example passes if it finished with at least one step and all steps passed. A missing or
 * unreadable file, or an interrupted run, counts as a failure.
 */
export function readCucumber(text: string, expected: readonly string[], root: string): Outcome {
  const envelopes = text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Envelope)
  const examples = examplesIn(envelopes)
  const passed = examples.filter(({ holds }) => holds).length
  const read = new Set(envelopes.flatMap(({ gherkinDocument }) => gherkinDocument?.uri ?? []))
  const end = envelopes.findLast(({ testRunFinished }) => testRunFinished)?.testRunFinished
  const counted: Outcome = {
    passed,
    failed: examples.length - passed,
    skipped: [],
    problems: [],
    files: timesOf(examples),
  }
  const failures = [
    ...envelopes.flatMap(({ parseError }) => parseError?.message ?? []),
    ...expected
      .map(file => relative(root, file))
      .filter(file => !read.has(file))
      .map(file => `${file} was not run`),
    ...(end ? [] : ['The features broke off before their end.']),
  ]
  const silently = end?.success === false && counted.failed + failures.length === 0
  return withProblems(counted, [...failures, ...(silently ? [end.message ?? 'The features failed.'] : [])])
}

interface Example {
  readonly uri: string
  readonly holds: boolean
  readonly ms: number
}

function examplesIn(envelopes: readonly Envelope[]): readonly Example[] {
  const pickles = new Map(envelopes.flatMap(({ pickle }) => (pickle ? [[pickle.id, pickle]] : [])))
  const starts = new Map(
    envelopes.flatMap(({ testCaseStarted: start }) => (start ? [[start.id, start]] : [])),
  )
  const startOf = (testCaseId: string) => [...starts.values()].filter(each => each.testCaseId === testCaseId)
  const results = Map.groupBy(
    envelopes.flatMap(({ testStepFinished }) => testStepFinished ?? []),
    ({ testCaseStartedId }) => testCaseStartedId,
  )
  const ends = new Map(
    envelopes.flatMap(({ testCaseFinished: end }) => (end ? [[end.testCaseStartedId, end.timestamp]] : [])),
  )
  return envelopes.flatMap(({ testCase }) => {
    if (!testCase) return []
    const last = startOf(testCase.id).at(-1)
    const end = last && ends.get(last.id)
    const steps = (last && results.get(last.id)) ?? []
    const holds =
      end !== undefined &&
      testCase.testSteps.some(({ pickleStepId }) => pickleStepId !== undefined) &&
      steps.length === testCase.testSteps.length &&
      steps.every(({ testStepResult }) => testStepResult.status === 'PASSED')
    const ms = end ? msOf(end) - msOf(last.timestamp) : 0
    return [{ uri: pickles.get(testCase.pickleId)?.uri ?? '', holds, ms }]
  })
}

function timesOf(examples: readonly Example[]): Outcome['files'] {
  const byFile = Map.groupBy(examples, ({ uri }) => uri)
  return [...byFile].map(([file, each]) => ({
    file: join(file),
    ms: each.reduce((total, { ms }) => total + ms, 0),
  }))
}

function msOf({ seconds, nanos }: Instant): number {
  return seconds * 1000 + nanos / 1e6
}
