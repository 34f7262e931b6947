import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installWords, isInstalled, prepare, whatIsMissing } from '../../src/platform/ensure-installed.mjs'

interface Package {
  readonly version: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly optional?: boolean
}

const all: Readonly<Record<string, Package>> = {
  'node_modules/koa': { version: '3.3.0', integrity: 'sha512-koa' },
  'node_modules/vitest': { version: '8.3.8', integrity: 'sha512-vite', dev: true },
  'node_modules/only-on-windows': { version: '1.0.0', optional: true },
}
const { 'node_modules/only-on-windows': _, ...here } = all
const { 'node_modules/vitest': __, ...withoutDevelopment } = here

let root: string
const write = (path: string, packages: object) =>
  writeFileSync(join(root, path), JSON.stringify({ packages }))
/** What npm leaves behind, whoever ran it. */
function installs(packages: Readonly<Record<string, Package>>) {
  for (const path of Object.keys(packages)) {
    mkdirSync(join(root, path), { recursive: true })
    writeFileSync(join(root, path, 'package.json'), '{}')
  }
  write('node_modules/.package-lock.json', packages)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'velora-installed-'))
  write('package-lock.json', {
    '': { dependencies: { koa: '3.3.0' }, devDependencies: { vitest: '8.3.8' } },
    ...all,
  })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('npm is asked', () => {
  const words = ['ci', '--include=dev', '--include=optional', '--loglevel=error']

  it.each([undefined, '', 'npm/10.8.2 node/v20.19.2 linux x64', 'npm/11.19.1 node/v24.21.0 linux x64'])(
    'by itself: %s',
    agent => expect(installWords('ci', { dev: true, agent })).toEqual(words),
  )

  it('for what a start needs alone', () => {
    expect(installWords('ci', {})).toContain('--omit=dev')
  })

  it('to run a newer one where it is Debian 13’s, which can’t read the lock', () => {
    const asked = installWords('ci', {
      dev: true,
      agent: 'npm/9.2.0 node/v20.19.2 linux x64 workspaces/false',
    })
    expect(asked).toEqual(['exec', '--yes', '--package=npm@11', '--', 'npm', ...words])
  })
})

describe('what is installed', () => {
  it('is nothing in a fresh clone', () => {
    expect(whatIsMissing(root)).toBe('node_modules/koa')
  })

  it('is everything after anybody’s npm, but what is for other systems', () => {
    installs(here)
    expect(isInstalled(root, true)).toBe(true)
  })

  it('is enough for a start, and too little for tests, without the development packages', () => {
    installs(withoutDevelopment)
    expect(isInstalled(root)).toBe(true)
    expect(whatIsMissing(root, true)).toBe('node_modules/vitest')
  })

  it.each([{ version: '8.3.7' }, { integrity: 'sha512-other' }])('is out of date: %j', change => {
    installs({ ...here, 'node_modules/vitest': { version: '8.3.8', integrity: 'sha512-vite', ...change } })
    expect(whatIsMissing(root, true)).toBe('node_modules/vitest')
  })

  it('is too little when somebody removed a package', () => {
    installs(here)
    rmSync(join(root, 'node_modules/vitest'), { recursive: true })
    expect(whatIsMissing(root, true)).toBe('node_modules/vitest')
  })
})

describe('a start', () => {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  beforeEach(() => {
    said.length = 0
  })

  it('installs once, however many begin, and builds alone, while the others wait and say so', async () => {
    let times = 0
    const install = async () => {
      times++
      await new Promise(resolve => setTimeout(resolve, 100))
      installs(here)
    }
    let building = 0
    const build = async () => {
      expect(isInstalled(root)).toBe(true)
      expect(++building).toBe(1)
      await new Promise(resolve => setTimeout(resolve, 50))
      building--
    }
    await Promise.all([1, 2, 3].map(() => prepare(root, { say, install, build, pauseMs: 10 })))
    expect(times).toBe(1)
    expect(said.filter(line => line.startsWith('Installing packages'))).toHaveLength(1)
    expect(said.filter(line => line.startsWith('Another start is installing'))).toHaveLength(2)
    expect(existsSync(join(root, '.preparing'))).toBe(false)
    await prepare(root, { say, install })
    expect(times).toBe(1)
  })

  it('does not wait for one that was killed while it installed', async () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    writeFileSync(join(root, '.preparing'), `${pid}`)
    await prepare(root, { say, install: async () => installs(here), pauseMs: 10 })
    expect(said).toEqual([expect.stringMatching(/^Installing packages/)])
  })

  it('fails with a sentence, and leaves the turn to others, when npm fails or leaves something out', async () => {
    const fails = prepare(root, {
      say,
      install: () => Promise.reject(new Error('npm ci ended with 1.')),
    })
    await expect(fails).rejects.toThrow('npm ci ended with 1.')
    const install = async () => installs(withoutDevelopment)
    await expect(prepare(root, { say, dev: true, install })).rejects.toThrow(
      'npm has left out node_modules/vitest',
    )
    expect(existsSync(join(root, '.preparing'))).toBe(false)
  })

  it('stops waiting when it is told to', async () => {
    writeFileSync(join(root, '.preparing'), `${process.pid}`)
    const signal = AbortSignal.timeout(50)
    await expect(prepare(root, { say, signal, pauseMs: 10_000 })).rejects.toThrow(/abort/i)
  })
})
