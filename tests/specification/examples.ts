import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Shown } from './shown.ts'
import { root } from './syntax.ts'

interface Step {
  readonly text: string
  readonly isThen: boolean
  /** How many definitions fit it: one is right. */
  readonly definitions: number
}

export interface Example extends Shown {
  readonly file: string
  /** The same for all rows of one outline. */
  readonly scenario: string
  readonly steps: readonly Step[]
  /** How it ended, if it ran. */
  readonly outcome: string
}

interface Pickle {
  readonly id: string
  readonly uri: string
  readonly name: string
  readonly location: { readonly line: number }
  readonly astNodeIds: readonly string[]
  readonly tags: readonly { readonly name: string }[]
  readonly steps: readonly { readonly id: string; readonly text: string; readonly type: string }[]
}

interface Message {
  readonly pickle?: Pickle
  readonly testRunFinished?: object
  readonly testCase?: {
    readonly pickleId: string
    readonly id: string
    readonly testSteps: readonly TestStep[]
  }
  readonly testCaseStarted?: { readonly id: string; readonly testCaseId: string }
  readonly testStepFinished?: {
    readonly testCaseStartedId: string
    readonly testStepResult: { readonly status: string; readonly message?: string }
  }
}

interface TestStep {
  readonly pickleStepId?: string
  readonly stepDefinitionIds?: readonly string[]
}

/** All examples as cucumber understands them: outlines filled in, steps with their definitions. Nothing of them runs. */
export const examplesOfFeatures = () => examplesBy('--config', 'features/cucumber.json', '--dry-run')

/** What cucumber says of its examples when it is called like this. */
export async function examplesBy(...args: readonly string[]): Promise<readonly Example[]> {
  const folder = mkdtempSync(join(tmpdir(), 'velora-examples-'))
  const report = join(folder, 'messages.ndjson')
  const cucumber = join(root, 'node_modules/@cucumber/cucumber/bin/cucumber.js')
  try {
    // Examples that fail end it with 1, and are told in its messages.
    const call = [cucumber, ...args, '--parallel', '0', '--format', `message:${report}`]
    const { stderr } = await promisify(execFile)(process.execPath, call, { cwd: root }).catch(
      failed => failed,
    )
    return examplesIn(messagesIn(existsSync(report) ? readFileSync(report, 'utf8') : ''), stderr)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const messagesIn = (report: string): readonly Message[] =>
  report.split('\n').flatMap(line => (line ? [JSON.parse(line)] : []))

function examplesIn(messages: readonly Message[], complaint: string): readonly Example[] {
  if (!messages.some(({ testRunFinished }) => testRunFinished)) throw new Error(complaint)
  const cases = new Map(messages.flatMap(({ testCase }) => (testCase ? [[testCase.pickleId, testCase]] : [])))
  const outcomes = outcomesIn(messages)
  return messages.flatMap(({ pickle }) => {
    const tested = pickle && cases.get(pickle.id)
    return tested ? [exampleOf(pickle, tested.testSteps, outcomes.get(tested.id) ?? '')] : []
  })
}

function exampleOf(pickle: Pickle, tested: readonly TestStep[], outcome: string): Example {
  const steps = pickle.steps.map(step => ({
    // With what stands below it: a table, a text.
    text: JSON.stringify(step).includes('"argument"') ? `${step.text} ${cellsOf(step)}` : step.text,
    isThen: step.type === 'Outcome',
    definitions: tested.find(({ pickleStepId }) => pickleStepId === step.id)?.stepDefinitionIds?.length ?? 0,
  }))
  const problem = problemOf(steps)
  return {
    file: pickle.uri,
    title: pickle.name,
    scenario: pickle.astNodeIds[0] ?? '',
    where: `${pickle.uri}:${pickle.location.line}`,
    tags: pickle.tags.map(({ name }) => name),
    texts: steps.filter(({ isThen }) => isThen).map(({ text }) => text),
    steps,
    outcome,
    ...(problem && { problem }),
  }
}

function problemOf(steps: readonly Step[]): string | undefined {
  if (steps.length === 0) return 'has no steps'
  if (!steps.some(({ isThen }) => isThen)) return 'has no Then'
  const lost = steps.find(({ definitions }) => definitions !== 1)
  return lost && `has ${lost.definitions} definitions for "${lost.text}"`
}

function cellsOf(step: object): string {
  const texts: string[] = []
  JSON.stringify(step, (key, value) => {
    if (key === 'value' || key === 'content') texts.push(value)
    return value
  })
  return texts.join('\n')
}

/** By test case: what went wrong, or nothing. */
function outcomesIn(messages: readonly Message[]): ReadonlyMap<string, string> {
  const cases = new Map(messages.flatMap(({ testCaseStarted: at }) => (at ? [[at.id, at.testCaseId]] : [])))
  const wrong = messages.flatMap(({ testStepFinished: step }) => {
    const { status = '', message = '' } = step?.testStepResult ?? {}
    const ended = step && /^(?:FAILED|UNDEFINED|AMBIGUOUS|PENDING)$/.test(status)
    return ended ? [[cases.get(step.testCaseStartedId) ?? '', message || status] as const] : []
  })
  return new Map(wrong)
}
