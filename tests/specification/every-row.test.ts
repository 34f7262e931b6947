import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { customerTables } from './customer-tables.ts'
import { staffTables } from './staff-tables.ts'

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

const tables: Readonly<Record<string, readonly string[]>> = { ...customerTables, ...staffTables }
const wanted = Object.entries(tables).flatMap(([table, cells]) => cells.map(cell => `${table}: ${cell}`))
const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8')

describe('the specification', () => {
  it.each(wanted)('has a feature or a test for the row %s', row => {
    expect(shown.filter(each => each.row === row)).not.toEqual([])
  })

  it.each(shown.map(({ row, file, title }) => [row, file, title]))(
    'is shown for %s in %s',
    (_row, file, title) => {
      expect(existsSync(new URL(file, root)), `${file} is there`).toBe(true)
      const names = /\.feature$/.test(file)
        ? /^\s*(?:Example|Scenario(?: Outline)?|Rule|Feature): (.*)$/gm
        : /\b(?:it|describe)(?:\.\w+)?(?:\([^)]*\))?\(\s*(?:'|"|`)((?:[^'"`\\]|\\.)*)/g
      const titles = [...textOf(file).matchAll(names)].map(([, name = '']) => name.trim())
      const stories = [...textOf(file).matchAll(/export const (\w+): Story/g)].map(([, name = '']) => name)
      expect([...titles, ...stories]).toContain(title)
    },
  )

  it('is quoted to the letter: no entry names a row that staff.md does not have', () => {
    const isRow = (row: string) => wanted.some(each => each === row || each.startsWith(`${row}: `))
    const strangers = shown.filter(({ row }) => (row.split(': ')[0] ?? '') in staffTables && !isRow(row))
    expect(strangers.map(({ row }) => row)).toEqual([])
  })

  const said = ['staff messages', 'staff errors', 'staff toasts'] as const

  it.each(said.flatMap(table => staffTables[table].map(cell => [table, cell] as const)))(
    'has its words for %s in what shows them: %s',
    (table, cell) => {
      const files = shown.filter(({ row }) => row === `${table}: ${cell}`).map(({ file }) => textOf(file))
      const words = cell.split(': ')
      expect(files.filter(text => words.every(each => text.includes(each)))).not.toEqual([])
    },
  )
})
