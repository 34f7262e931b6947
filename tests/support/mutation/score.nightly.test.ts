import { readdirSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bounds, rulesOf, testsOf } from './modules.ts'
import type { Mutant } from './mutants.ts'
import { noGaps } from './no-gap.ts'
import { scoreOf } from './score.ts'

const mutant = (line: string, caught: boolean): Mutant => ({
  file: 'loyalty/points/ledger.ts',
  line,
  becomes: 'something else',
  lineNumber: 1,
  caught,
})
const reason = (line: string) => ({
  file: 'loyalty/points/ledger.ts',
  line,
  becomes: 'something else',
  because: 'so',
})

describe('the score of a module', () => {
  it('is the part of the mutants that a test caught, never rounded up', () => {
    const tried = [...Array(1999).fill(mutant('caught', true)), mutant('survived', false)]
    expect(scoreOf(tried, [])).toMatchObject({ mutants: 2000, caught: 1999, percent: 99.9 })
    expect(scoreOf(tried, []).gaps).toEqual([mutant('survived', false)])
  })

  it('leaves out what survives with a reason, and nothing else', () => {
    const tried = [mutant('a', true), mutant('b', false), mutant('c', false)]
    expect(scoreOf(tried, [reason('b')])).toMatchObject({
      mutants: 2,
      caught: 1,
      percent: 50,
      noGaps: 1,
      gaps: [{ line: 'c' }],
      outdated: [],
    })
  })

  it('knows a reason whose mutant is caught by now, or was never there', () => {
    const { outdated } = scoreOf([mutant('a', true)], [reason('a'), reason('gone')])
    expect(outdated.map(({ line }) => line)).toEqual(['a', 'gone'])
  })

  it('is nothing where nothing was tried', () => {
    expect(scoreOf([], []).percent).toBe(0)
  })
})

describe('the modules', () => {
  it('each have a bound, the stricter one where points and tiers are decided', () => {
    const modules = readdirSync(new URL('../../../src/modules', import.meta.url))
    expect([...bounds.keys()].sort()).toEqual(modules.sort())
    for (const [module, bound] of bounds)
      expect([module, bound]).toEqual([module, /loyalty|tiers|requests/.test(module) ? 90 : 80])
  })

  it('are tried with all their rooms, without what holds types or sentences only', () => {
    for (const module of bounds.keys()) {
      const rules = filesIn(`src/modules/${module}`).filter(
        file => !/\/adapters\/|\/(module|room|ports|refusals)\.ts$/.test(file),
      )
      expect(rules.length).toBeGreaterThan(0)
      expect(filesIn('src').filter(file => isAmong(file, rulesOf(module)))).toEqual(rules)
    }
  })

  it('are tried on tests of their own', () => {
    const tests = filesIn('tests')
    for (const module of bounds.keys())
      expect([module, tests.some(file => isAmong(file, [testsOf(module)]))]).toEqual([module, true])
  })

  it('are named by patterns that each find something', () => {
    const files = filesIn('src')
    const modules = [...bounds.keys()]
    for (const at of rulesOf('').keys()) {
      const pattern = (module: string) => (rulesOf(module)[at] ?? '').replace('!', '')
      const found = modules.filter(module => files.some(file => matchesGlob(file, pattern(module))))
      expect([pattern('*'), found.length]).not.toEqual([pattern('*'), 0])
    }
  })

  it('have a reason for each mutant that is no gap, about a line that is there', () => {
    for (const { file, line } of noGaps) {
      const source = readFileSync(new URL(`../../../src/modules/${file}`, import.meta.url), 'utf8')
      expect(source.split('\n').map(each => each.trim())).toContain(line)
    }
  })
})

/** Relative to the repository's root, sorted. */
const filesIn = (folder: string) =>
  readdirSync(new URL(`../../../${folder}`, import.meta.url), { recursive: true })
    .map(file => `${folder}/${String(file).replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.ts'))
    .sort()

/** Like Stryker: a pattern with `!` excludes earlier matches. */
const isAmong = (file: string, patterns: readonly string[]) =>
  patterns.reduce(
    (found, pattern) =>
      pattern.startsWith('!')
        ? found && !matchesGlob(file, pattern.slice(1))
        : found || matchesGlob(file, pattern),
    false,
  )
