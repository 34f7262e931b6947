import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ArchivedTable } from '#platform/archive.ts'
import { tablesIn } from '../../../src/server/backups/archive/catalogue.ts'
import { unquoted } from '../../../src/server/clinic-archive/export-clinic.ts'
import { archivedTables, encryptedRows, stayingTables } from '../../../src/server/parts.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { usualDatabases } from '../../support/databases.ts'

const page = readFileSync(new URL('../../../src/operations/clinic-archive.md', import.meta.url), 'utf8')
const partOf = (name: string) =>
  new RegExp(`<!-- ${name} -->\n([^]*?)<!-- end of ${name} -->`).exec(page)?.[1]

describe.each(usualDatabases)('the page about a clinic’s archive (%s)', kind => {
  let app: TestApp
  let columns: ReadonlyMap<string, readonly string[]>
  beforeAll(async () => {
    app = await openTestApp({ database: kind })
    const shapes = await tablesIn((text, values) => app.database.run(text, values))
    columns = new Map(shapes.map(shape => [unquoted(shape.name), shape.columns.map(unquoted)]))
  })
  afterAll(() => app.stop())

  it('names every table: in the archive, or staying with a reason', () => {
    // `kept` is the tests' own.
    const ours = [...columns.keys()].filter(table => !/^(?:jobs|kept)\./.test(table))
    const named = [...archivedTables.map(({ table }) => table), ...Object.keys(stayingTables)]
    expect(named.filter(table => table !== 'platform.migration').toSorted()).toEqual(ours.toSorted())
    expect(Object.values(stayingTables).filter(reason => !/^[A-Z].{10,}\.$/.test(reason))).toEqual([])
  })

  it('names every file with its fields', () => {
    const lines = archivedTables
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(each => `| \`${each.name}\` | ${each.about} | ${fieldsOf(each).join(', ')} |`)
    expect(partOf('kinds of the archive')).toBe(
      ['| kind | what | fields |', '|---|---|---|', ...lines, ''].join('\n'),
    )
  })

  it('says what stays, and why', () => {
    const lines = Object.entries(stayingTables)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([table, reason]) => `| \`${table}\` | ${reason} |`)
    expect(partOf('what stays')).toBe(['| table | why |', '|---|---|', ...lines, ''].join('\n'))
  })

  it('promises nothing that is encrypted: what is sealed is opened or stays', () => {
    const opened = archivedTables.flatMap(({ opened = [] }) => opened.map(({ rows }) => rows.name))
    const left = encryptedRows.filter(({ name, table }) => !opened.includes(name) && !stayingTables[table])
    expect(left).toEqual([])
  })

  function fieldsOf({ table, without = {}, opened = [], picture }: ArchivedTable): readonly string[] {
    const sealed = opened.flatMap(({ rows }) => [rows.keyId, rows.bytes])
    const plain = opened.flatMap(({ as, form }) => (form === 'key' ? [] : [as]))
    const own = (columns.get(table) ?? []).filter(column => !without[column] && !sealed.includes(column))
    return [...new Set([...own, ...plain])].filter(field => field !== picture?.column)
  }
})
