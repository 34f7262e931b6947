import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Outcome } from '../run/outcome.ts'
import { readVitest } from '../run/read-vitest.ts'
import { runSuite } from '../run/run-suite.ts'
import { reportVariable } from '../run/vitest-reporter.ts'

const project = dirname(dirname(dirname(import.meta.dirname)))
const holds = "import { expect, it } from 'vitest'\nit('holds', () => expect(1).toBe(1))\n"

/** Each contains a passing test; the error is outside of any test. */
const broken = {
  'import-of-nothing.test.ts': `${holds}import './nowhere.ts'\n`,
  'before-all.test.ts': `${holds}import { beforeAll } from 'vitest'\nbeforeAll(() => { throw new Error('before all') })\n`,
  'after-all.test.ts': `${holds}import { afterAll } from 'vitest'\nafterAll(() => { throw new Error('after all') })\n`,
  'in-a-group.test.ts': `${holds}import { afterAll, describe } from 'vitest'\ndescribe('a group', () => {\n  afterAll(() => { throw new Error('after group') })\n  it('holds, too', () => expect(2).toBe(2))\n})\n`,
  'lost-promise.test.ts': `${holds}void Promise.reject(new Error('nobody waits for me'))\n`,
  'no-test.test.ts': 'export {}\n',
}

/** Runs files with the project's own configuration and runner, as `npm test` does. */
async function outcomeOf(files: Readonly<Record<string, string>>): Promise<Outcome> {
  const folder = mkdtempSync(join(project, 'node_modules/.harness-'))
  const path = join(tmpdir(), `harness-${process.pid}.json`)
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const config = join(import.meta.dirname, 'broken.config.ts')
    const reporter = join(project, 'tests/support/run/vitest-reporter.ts')
    return await runSuite(
      {
        name: 'harness',
        command: ['vitest', 'run', '--config', config, `--reporter=${reporter}`],
        env: { [reportVariable]: path, HARNESS_FOLDER: folder },
        report: { path, expected: ['*.test.ts'], read: readVitest },
      },
      { root: folder, quiet: true },
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
    rmSync(path, { force: true })
  }
}

describe('a run with broken files', () => {
  let outcome: Outcome
  beforeAll(async () => {
    outcome = await outcomeOf({ ...broken, 'fine.test.ts': holds })
  })

  it('counts each of them as a failure', () => {
    expect(outcome.failed).toBeGreaterThanOrEqual(Object.keys(broken).length)
  })

  it('has no complaint about the file that is fine', () => {
    expect(outcome.files.map(({ file }) => file)).toContain('fine.test.ts')
    expect(outcome.problems.filter(each => each.startsWith('fine.test.ts'))).toEqual([])
  })

  it.each([
    ['import-of-nothing.test.ts', 'nowhere.ts'],
    ['before-all.test.ts', 'before all'],
    ['after-all.test.ts', 'after all'],
    ['in-a-group.test.ts', 'after group'],
    ['an error outside of every test', 'nobody waits for me'],
    ['no-test.test.ts', 'No test suite found'],
  ])('says what is wrong: %s, %s', (place, reason) => {
    expect(outcome.problems.filter(each => each.includes(place) && each.includes(reason))).not.toEqual([])
  })
})
