import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCucumber } from '../run/read-cucumber.ts'
import { readVitest } from '../run/read-vitest.ts'
import { runSuite } from '../run/run-suite.ts'
import type { VitestReport } from '../run/vitest-reporter.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'velora-harness-'))
  for (const name of ['a.test.ts', 'b.test.ts']) writeFileSync(join(root, name), '')
})
afterAll(() => rmSync(root, { recursive: true }))

const fileOf = (name: string, changes: Partial<VitestReport['modules'][number]> = {}) => ({
  ...{ file: join(root, name), state: 'passed', ms: 1, passed: 1, failed: 0, skipped: [], errors: [] },
  ...changes,
})

/** A suite that writes this report and exits with this code. */
function runOf(report: VitestReport | string | undefined, code: number) {
  const path = join(root, 'report.json')
  rmSync(path, { force: true })
  const text = typeof report === 'string' ? report : JSON.stringify(report)
  const write =
    report === undefined ? '' : `require('node:fs').writeFileSync(process.argv[1], process.argv[2]);`
  const command = [process.execPath, '-e', `${write} process.exit(${code})`, path, text ?? '']
  return runSuite(
    { name: 'played', command, report: { path, expected: ['*.test.ts'], read: readVitest } },
    { root, quiet: true },
  )
}

describe('the runner', () => {
  it('believes a whole report and a good end', async () => {
    const outcome = await runOf({ modules: [fileOf('a.test.ts'), fileOf('b.test.ts')], errors: [] }, 0)
    expect(outcome).toMatchObject({ passed: 2, failed: 0 })
  })

  it.each([
    ['a report that is missing', undefined, 0, 'left no report'],
    ['a report that can’t be read', '{', 0, 'can’t be read'],
    [
      'a report that names fewer files than there are',
      () => ({ modules: [fileOf('a.test.ts')], errors: [] }),
      0,
      'b.test.ts was not run',
    ],
    [
      'a file that failed without a failed test',
      () => ({ modules: [fileOf('a.test.ts', { state: 'failed' }), fileOf('b.test.ts')], errors: [] }),
      0,
      'none of its tests',
    ],
    [
      'a file that did not come to its end',
      () => ({ modules: [fileOf('a.test.ts', { state: 'pending' }), fileOf('b.test.ts')], errors: [] }),
      0,
      'did not come to its end',
    ],
    [
      'an end that says otherwise than the report',
      () => ({ modules: [fileOf('a.test.ts'), fileOf('b.test.ts')], errors: [] }),
      3,
      'ended with 3',
    ],
  ])('counts %s as a failure', async (_what, report, code, reason) => {
    const outcome = await runOf(typeof report === 'function' ? report() : report, code)
    expect(outcome.failed).toBe(1)
    expect(outcome.problems.join()).toContain(reason)
  })

  it('names a command that fails, or is not there', async () => {
    const failing = { name: 'types', command: [process.execPath, '-e', 'process.exit(2)'] }
    expect(await runSuite(failing, { root, quiet: true })).toMatchObject({ passed: 0, failed: 1 })
    const lost = { name: 'types', command: ['no-such-program'] }
    expect(await runSuite(lost, { root, quiet: true })).toMatchObject({ passed: 0, failed: 1 })
  })
})

const at = (seconds: number) => ({ seconds, nanos: 0 })
const document = { gherkinDocument: { uri: 'a.feature' } }
const end = { testRunFinished: { success: true } }
const pickle = { pickle: { id: 'p', uri: 'a.feature', name: 'An example' } }
const begun = { testCaseStarted: { id: 's', testCaseId: 'c', timestamp: at(1) } }
const finished = { testCaseFinished: { testCaseStartedId: 's', timestamp: at(3) } }
const stepped = (status: string) => ({
  testStepFinished: { testCaseStartedId: 's', testStepResult: { status } },
})
const testCase = (...testSteps: object[]) => ({ testCase: { id: 'c', pickleId: 'p', testSteps } })
const example = [document, pickle, testCase({ pickleStepId: 'x' }), begun, stepped('PASSED'), finished, end]

const counted = (envelopes: readonly object[]) =>
  readCucumber(envelopes.map(each => JSON.stringify(each)).join('\n'), [join(root, 'a.feature')], root)

describe('the count of features', () => {
  it('counts an example whose steps passed, with its time', () => {
    expect(counted(example)).toMatchObject({ passed: 1, failed: 0, files: [{ file: 'a.feature', ms: 2000 }] })
  })

  it.each([
    ['a step that failed', example.with(4, stepped('FAILED'))],
    ['a step that nobody defined', example.with(4, stepped('UNDEFINED'))],
    ['a step that waits to be written', example.with(4, stepped('PENDING'))],
    ['a step that was left out', example.with(4, stepped('SKIPPED'))],
    ['an example without a step of its own', example.with(2, testCase({}))],
    ['an example that broke off', example.toSpliced(5, 1)],
    ['an example that never began', [document, pickle, testCase({ pickleStepId: 'x' }), end]],
    ['a run that broke off', example.slice(0, -1)],
    ['a file that was not read', example.slice(1)],
    ['a failure around the examples', example.with(-1, { testRunFinished: { success: false } })],
    [
      'a file that can’t be read',
      [...example, { parseError: { message: 'expected: #Feature', source: {} } }],
    ],
  ])('counts %s as a failure', (_what, envelopes) => {
    expect(counted(envelopes).failed).toBe(1)
  })
})
