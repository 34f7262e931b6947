import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const project = dirname(dirname(dirname(import.meta.dirname)))
const leftOut = 'echo "left out" >>"$TEST_TOTALS"; '

/** Runs a copy of `.ci/run` with these fake programs. */
function ciRun(programs: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'velora-ci-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, '.ci'))
  cpSync(join(project, '.ci/run'), join(folder, '.ci/run'))
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  for (const [name, does] of Object.entries({ 'apt-get': 'exit 1', ...programs })) {
    writeFileSync(join(bin, name), `#!/usr/bin/env bash\n${does}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  const env = { ...process.env, PATH: [bin, process.env['PATH']].join(delimiter) }
  const { stdout, status } = spawnSync(join(folder, '.ci/run'), { encoding: 'utf8', env })
  const counts = stdout.split('\n').filter(line => /^\d+ passed, \d+ failed$/.test(line))
  return { status, stdout, counts, last: stdout.trimEnd().split('\n').at(-1) }
}

const npm = (first: string, second: string) => `if [[ $* == test ]]; then ${first}; else ${second}; fi`
const counts = (passed: number, failed: number) =>
  `echo "${passed} ${failed}" >>"$TEST_TOTALS"; exit ${failed > 0 ? 1 : 0}`

describe('.ci/run', () => {
  it('adds what only a whole Chromium can show to its one last line', () => {
    const ran = ciRun({ 'apt-get': 'exit 0', npm: npm(leftOut + counts(100, 0), counts(5, 0)) })
    expect(ran).toMatchObject({ status: 0, counts: ['105 passed, 0 failed'], last: '105 passed, 0 failed' })
  })

  it('fails with a failure of either command, and counts both', () => {
    const first = ciRun({ 'apt-get': 'exit 0', npm: npm(leftOut + counts(99, 1), counts(5, 0)) })
    expect(first).toMatchObject({ status: 1, counts: ['104 passed, 1 failed'] })
    const second = ciRun({ 'apt-get': 'exit 0', npm: npm(leftOut + counts(100, 0), counts(3, 2)) })
    expect(second).toMatchObject({ status: 1, counts: ['103 passed, 2 failed'] })
  })

  it('says why the second command is left out where Chromium can’t be installed', () => {
    const ran = ciRun({ npm: npm(leftOut + counts(100, 0), counts(5, 0)) })
    expect(ran).toMatchObject({ status: 0, counts: ['100 passed, 0 failed'], last: '100 passed, 0 failed' })
    expect(ran.stdout).toContain('Not run: what needs a Chromium with windows')
    expect(ran.stdout).toContain('apt-get can’t install it here')
  })

  it('installs nothing where nothing was left out', () => {
    const ran = ciRun({ 'apt-get': 'echo installed; exit 0', npm: npm(counts(105, 0), counts(5, 0)) })
    expect(ran).toMatchObject({ status: 0, counts: ['105 passed, 0 failed'] })
    expect(ran.stdout).not.toContain('installed')
  })

  it('counts a command that breaks off as a failure', () => {
    const ran = ciRun({ 'apt-get': 'exit 0', npm: npm(`${leftOut} exit 7`, 'exit 7') })
    expect(ran).toMatchObject({ status: 1, counts: ['0 passed, 2 failed'] })
  })
})
