import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const project = dirname(dirname(import.meta.dirname))
const folder = mkdtempSync(join(project, 'node_modules/.feature-runner-'))
const report = join(folder, 'report')

const tiny = `Feature: Two members
  Example: One who is told nothing of the kind
    Given Mia is a member
    When Mia tries to sign in with the password "not-hers"
    Then Mia is told "Nothing of the kind"

  Example: One who is well
    Given Mia is a member
    Then Mia has 0 points

  Example: One without steps

  Example: One without a Then
    Given Mia is a member
`

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('npm run feature, with an example that fails', () => {
  let said: string
  let status: number | null
  let page: string

  beforeAll(() => {
    const file = join(folder, 'tiny.feature')
    writeFileSync(file, tiny)
    const ran = spawnSync(process.execPath, ['features/run.ts', file, '--report', report], {
      cwd: project,
      encoding: 'utf8',
    })
    said = ran.stdout + ran.stderr
    status = ran.status
    page = existsSync(join(report, 'index.html')) ? readFileSync(join(report, 'index.html'), 'utf8') : said
  }, 300_000)

  it('fails, and says where the report is', () => {
    expect(status).toBe(1)
    expect(said).toContain('4 scenarios (1 passed, 3 failed)')
    expect(said).toContain(`Report: file://${report}/index.html`)
  })

  it('says what was told instead', () => {
    expect(said).toMatch(/Nobody was told "Nothing of the kind"\. What was told: ".*Login failed/)
  })

  it('takes no example for good that proves nothing', () => {
    expect(said).toContain('"One without steps" proves nothing')
    expect(said).toContain('"One without a Then" proves nothing')
  })

  it('shows the screen of the failing step and the last one of the other example', () => {
    expect(page.match(/"mediaType":"image\/png"/g)).toHaveLength(2)
  })

  it('keeps a trace of the failing example only, and links it', () => {
    const traces = readdirSync(join(report, 'traces'))
    expect(traces).toHaveLength(1)
    expect(traces[0]).toMatch(/^One-who-is-told-nothing-of-the-kind-.*\.zip$/)
    expect(
      readFileSync(join(report, 'traces', traces[0] ?? ''))
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    expect(page).toContain(`traces/${traces[0]}`)
  })
})

describe('npm run feature -- --steps', () => {
  it('lists every step with a use of it', () => {
    const { stdout } = spawnSync(process.execPath, ['features/run.ts', '--steps'], {
      cwd: project,
      encoding: 'utf8',
    })
    expect(stdout).toMatch(
      /features\/steps\/tiers\/tiers\.ts\n(.+\n)* {2}\{word\} awards \{word\} a \{string\} {2}\(line \d+\)\n/,
    )
    expect(stdout).toContain('e.g. Ines awards Mia a "HydraFacial"')
  })
})

it('says so when nothing is meant', () => {
  const words = ['features/run.ts', '--name', 'no example is called so', '--report', report]
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: project, encoding: 'utf8' })
  expect(stderr).toContain('No example is called so')
  expect(status).toBe(2)
})
