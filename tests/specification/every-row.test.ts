import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { customerTables } from './customer-tables.ts'

interface Shown {
  /** The table and the row's first cell. */
  readonly row: string
  readonly file: string
  /** The example of a feature or the sentence of a test that shows the row. */
  readonly title: string
}

const here = new URL('.', import.meta.url)
const root = new URL('../../', here)
const lists = readdirSync(here).filter(name => name.endsWith('.ts') && !/test|tables/.test(name))
const shown: Shown[] = []
for (const list of lists) shown.push(...((await import(new URL(list, here).href)) as { rows: Shown[] }).rows)

const wanted = Object.entries(customerTables).flatMap(([table, cells]) =>
  cells.map(cell => `${table}: ${cell}`),
)

describe('the specification', () => {
  it.each(wanted)('has a feature or a test for the row %s', row => {
    expect(shown.filter(each => each.row === row)).not.toEqual([])
  })

  it.each(shown.map(({ row, file, title }) => [row, file, title]))(
    'is shown for %s in %s',
    (_row, file, title) => {
      const path = new URL(file, root)
      expect(existsSync(path), `${file} is there`).toBe(true)
      const names = /\.feature$/.test(file)
        ? /^\s*(?:Example|Scenario(?: Outline)?|Rule|Feature): (.*)$/gm
        : /\b(?:it|describe)(?:\.\w+)?(?:\([^)]*\))?\(\s*(?:'|"|`)((?:[^'"`\\]|\\.)*)/g
      const titles = [...readFileSync(path, 'utf8').matchAll(names)].map(([, name = '']) => name.trim())
      const stories = [...readFileSync(path, 'utf8').matchAll(/export const (\w+): Story/g)].map(
        ([, name = '']) => name,
      )
      expect([...titles, ...stories]).toContain(title)
    },
  )
})
