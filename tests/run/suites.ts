import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCucumber } from './read-cucumber.ts'
import { readVitest } from './read-vitest.ts'
import type { Suite } from './run-suite.ts'
import { reportVariable } from './vitest-reporter.ts'

const reports = mkdtempSync(join(tmpdir(), 'velora-reports-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

/** Writes the contract and what is made from it once more: nothing else may read them meanwhile. */
export const contract: Suite = {
  name: 'contract',
  command: ['node', 'tests/architecture/contract-is-current.ts'],
}

/** Each checker of types looks at what it needs by itself: four do twice the work of one, and the cores are taken. */
const checkers = ['--checkers', '1']

/** What looks at the text of the code; quick, and independent of each other. */
export const staticChecks: readonly Suite[] = [
  { name: 'types', command: ['tsc', ...checkers, '-p', '.'] },
  { name: 'types-web', command: ['tsc', ...checkers, '-p', 'src/web/tsconfig.json'] },
  { name: 'types-screens', command: ['tsc', ...checkers, '-p', 'tests/screens'] },
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'budgets', command: ['node', 'tests/architecture/budgets/run.ts'] },
  { name: 'unused', command: ['knip', '--config', 'tests/architecture/knip.json'] },
]

export const build: Suite = { name: 'build', command: ['node', 'src/web/build.ts'] }

/** The tests in Node, or those of them in these files. */
export const tests = (files?: readonly string[]): Suite =>
  vitest('tests', 'tests/vitest.config.ts', ['tests/**/*.test.ts'], files)

/** The stories in a browser, or those of them in these files. */
export const stories = (files?: readonly string[]): Suite =>
  vitest('stories', 'ui-kit/vitest.config.ts', ['{ui-kit,src/web}/**/*.stories.tsx'], files)

/** The features; without those that need a notification centre where no browser has one. */
export function features({ showsNotifications }: { readonly showsNotifications: boolean }): Suite {
  const path = join(reports, 'features.ndjson')
  const without = showsNotifications ? [] : ['--tags', 'not @shows-notifications']
  const format = ['--format', `message:${path}`]
  return {
    name: 'features',
    command: ['cucumber-js', '--config', 'features/cucumber.json', ...format, ...without],
    report: { path, expected: ['features/**/*.feature'], read: readCucumber },
  }
}

function vitest(name: string, config: string, all: readonly string[], files: readonly string[] = []): Suite {
  const path = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=./tests/run/vitest-reporter.ts']
  return {
    name,
    command: ['vitest', 'run', '--config', config, ...reporters, ...files],
    env: { [reportVariable]: path },
    report: { path, expected: files.length > 0 ? files : all, read: readVitest },
  }
}
