import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bounds, rulesOf } from './modules.ts'
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
    const modules = readdirSync(new URL('../../src/modules', import.meta.url))
    expect([...bounds.keys()].sort()).toEqual(modules.sort())
    for (const [module, bound] of bounds)
      expect([module, bound]).toEqual([module, /loyalty|tiers|requests/.test(module) ? 90 : 80])
  })

  it('are tried without what holds types or sentences only', () => {
    expect(rulesOf('tiers')).toEqual([
      'src/modules/tiers/{,*/}*.ts',
      '!src/modules/tiers/adapters/*.ts',
      '!src/modules/tiers/{,*/}{module,room,ports,*-ports,refusals}.ts',
    ])
  })

  it('have a reason for each mutant that is no gap, about a line that is there', () => {
    for (const { file, line } of noGaps) {
      const source = readFileSync(new URL(`../../src/modules/${file}`, import.meta.url), 'utf8')
      expect(source.split('\n').map(each => each.trim())).toContain(line)
    }
  })
})
