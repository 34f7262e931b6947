import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, wholeChromium } from './chromium.ts'

interface Count {
  readonly passed: number
  readonly failed: number
}

interface Suite {
  readonly name: string
  readonly command: readonly string[]
  /** Reads the counts from the report that the command wrote; a command without a report is one check. */
  readonly counted?: (report: string) => Count
}

const reports = mkdtempSync(join(tmpdir(), 'velora-tests-'))
const report = (name: string) => join(reports, `${name}.json`)

const vitest = (name: string, config: string): Suite => ({
  name,
  command: [
    'vitest',
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ],
  counted: ofVitest,
})

const { source } = await chromium()
const showsNotifications = (await wholeChromium()) !== undefined

const suites: readonly Suite[] = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'types-web', command: ['tsc', '-p', 'src/web/tsconfig.json'] },
  { name: 'types-screens', command: ['tsc', '-p', 'tests/screens'] },
  { name: 'lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'unused', command: ['knip', '--config', 'tests/architecture/knip.json'] },
  { name: 'contract', command: ['node', 'tests/architecture/contract-is-current.ts'] },
  { name: 'build', command: ['node', 'src/web/build.ts'] },
  vitest('tests', 'tests/vitest.config.ts'),
  vitest('stories', 'ui-kit/vitest.config.ts'),
  {
    name: 'features',
    command: [
      'cucumber-js',
      '--config',
      'features/cucumber.json',
      '--format',
      `json:${report('features')}`,
      ...(showsNotifications ? [] : ['--tags', 'not @shows-notifications']),
    ],
    counted: ofCucumber,
  },
]

const only = process.argv.slice(2)
const chosen = suites.filter(({ name }) => only.length === 0 || only.includes(name))
say(
  `Browser: ${source}${showsNotifications ? '' : ' (none here shows notifications: what needs them is left to another machine)'}`,
)

const totals = { passed: 0, failed: 0 }
for (const suite of chosen) {
  const started = Date.now()
  const { passed, failed } = await run(suite)
  totals.passed += passed
  totals.failed += failed
  say(`${suite.name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s`)
}
rmSync(reports, { recursive: true, force: true })
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`)
process.exit(totals.failed > 0 ? 1 : 0)

async function run({ name, command, counted }: Suite): Promise<Count> {
  const [program = '', ...args] = command
  const code = await new Promise<number>(resolve => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', () => resolve(127))
    child.once('exit', status => resolve(status ?? 1))
  })
  const count = counted
    ? readCount(name, counted)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  // A run that failed without a failed test (a crash, an unhandled error, no test at all) is a failure too.
  if (code !== 0 && count.failed === 0) return { ...count, failed: 1 }
  return count.passed + count.failed === 0 ? { passed: 0, failed: 1 } : count
}

function readCount(name: string, counted: (report: string) => Count): Count {
  try {
    return counted(readFileSync(report(name), 'utf8'))
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function ofVitest(text: string): Count {
  const { numPassedTests, numFailedTests } = JSON.parse(text) as {
    numPassedTests: number
    numFailedTests: number
  }
  return { passed: numPassedTests, failed: numFailedTests }
}

interface Feature {
  readonly elements: readonly {
    readonly type: string
    readonly steps: readonly { readonly result: { readonly status: string } }[]
  }[]
}

function ofCucumber(text: string): Count {
  const scenarios = (JSON.parse(text) as Feature[])
    .flatMap(({ elements }) => elements)
    .filter(({ type }) => type === 'scenario')
  const passed = scenarios.filter(({ steps }) =>
    steps.every(({ result }) => result.status === 'passed'),
  ).length
  return { passed, failed: scenarios.length - passed }
}

function say(line: string): void {
  process.stdout.write(`\n── ${line}\n`)
}
