import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCucumber } from './read-cucumber.ts'
import { readVitest } from './read-vitest.ts'
import type { Suite } from './run-suite.ts'
import { reportVariable } from './vitest-reporter.ts'

const reports = mkdtempSync(join(tmpdir(), 'velora-reports-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

const allStories = '{ui-kit,src/web}/**/*.stories.tsx'

/** Regenerates the contract and its derived files; nothing else may read them meanwhile. */
export const contract: Suite = {
  name: 'contract',
  command: ['node', 'tests/architecture/contract-is-current.ts'],
}

/** Type checkers don't share work: four do twice the work of one, and the cores are busy. */
const checkers = ['--checkers', '1']

/** Fast, independent checks of the source text. */
export const textChecks = {
  types: [
    { name: 'types', command: ['tsc', ...checkers, '-p', '.'] },
    { name: 'types-web', command: ['tsc', ...checkers, '-p', 'src/web/tsconfig.json'] },
  ],
  lint: { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
} satisfies Readonly<Record<string, Suite | readonly Suite[]>>

export const staticChecks: readonly Suite[] = [
  ...textChecks.types,
  { name: 'types-screens', command: ['tsc', ...checkers, '-p', 'tests/browser/screens'] },
  textChecks.lint,
  { name: 'budgets', command: ['node', 'tests/architecture/budgets/run.ts'] },
  { name: 'unused', command: ['knip', '--config', 'tests/architecture/knip.json'] },
]

export const build: Suite = { name: 'build', command: ['node', 'src/web/build.ts'] }

/** The tests in Node, all or those in these files. */
export const tests = (files?: readonly string[]): Suite =>
  vitest({
    name: 'tests',
    config: 'tests/vitest.config.ts',
    all: 'tests/**/!(*.nightly).test.ts',
    ...(files && { files, mode: 'any' }),
  })

/** The stories in a browser, all or those in these files. */
export const stories = (files?: readonly string[]): Suite =>
  vitest({ name: 'stories', config: '.storybook/vitest.config.ts', all: allStories, ...(files && { files }) })

/**
 * `npm run reliability` tests each target of the reliability table at full size. These are the tests without a short
 * form.
 */
export const nightlyTests: Suite = vitest({
  name: 'tests-nightly',
  config: 'tests/vitest.config.ts',
  all: 'tests/**/*.nightly.test.ts',
  mode: 'nightly',
  env: { BOTH_DATABASES: '1' },
})

/** Every story again: reference pictures, five brand colors, right-to-left, and large text. */
export const nightlyStories: Suite = vitest({
  name: 'stories-nightly',
  config: '.storybook/vitest.config.ts',
  all: allStories,
  mode: 'nightly',
})

/** Programs that print their figures and exit with 0 if these are within limits. */
export const programs: readonly Suite[] = [
  { name: 'simulation', command: ['node', 'tests/failure/simulation/run.ts'] },
  { name: 'mutation', command: ['node', 'tests/support/mutation/run.ts'] },
  { name: 'reliability', command: ['node', 'tests/failure/reliability/run.ts'] },
]

interface Browsers {
  /** If no browser can show notifications, those tests are left out. */
  readonly showsNotifications: boolean
}

export const features = (browsers: Browsers): Suite => cucumber('features', 'not @nightly', browsers)

/** Tests that need a Chromium with windows and a notification center. */
export const wholeBrowser: readonly Suite[] = [
  vitest({
    name: 'tests-whole-browser',
    config: 'tests/vitest.config.ts',
    all: 'tests/browser/whole/*.test.ts',
    files: globSync('tests/browser/whole/*.test.ts', { cwd: join(import.meta.dirname, '../../..') }),
  }),
  cucumber('features-whole-browser', '@shows-notifications', { showsNotifications: true }),
]

export const nightlyFeatures = (browsers: Browsers): Suite =>
  cucumber('features-nightly', '@nightly', browsers)

function cucumber(name: string, tags: string, { showsNotifications }: Browsers): Suite {
  const path = join(reports, `${name}.ndjson`)
  return {
    name,
    command: [
      ...['cucumber-js', '--config', 'features/cucumber.json', '--format', `message:${path}`],
      ...['--tags', showsNotifications ? tags : `(${tags}) and not @shows-notifications`],
    ],
    report: { path, expected: ['features/**/*.feature'], read: readCucumber },
  }
}

interface VitestSuite {
  readonly name: string
  readonly config: string
  /** The files that the report must include. */
  readonly all: string
  readonly files?: readonly string[]
  readonly mode?: string
  readonly env?: Readonly<Record<string, string>>
}

function vitest({ name, config, all, files = [], mode, env }: VitestSuite): Suite {
  const path = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=./tests/support/run/vitest-reporter.ts']
  return {
    name,
    command: ['vitest', 'run', ...(mode ? ['--mode', mode] : []), '--config', config, ...reporters, ...files],
    env: { ...env, [reportVariable]: path },
    report: { path, expected: files.length > 0 ? files : [all], read: readVitest },
  }
}
