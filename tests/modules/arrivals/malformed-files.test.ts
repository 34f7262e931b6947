import { describe, expect, it } from 'vitest'
import { readTable } from '../../../src/modules/arrivals/adapters/read-table.ts'
import { isEmptyRow, readOverview } from '../../../src/modules/arrivals/read-overview.ts'
import { UnreadableFile } from '../../../src/modules/arrivals/refusals.ts'
import { readPerson } from '../../../src/modules/arrivals/rules/person.ts'
import { listsWithMistakes, noLists } from './malformed-files.ts'

const rowsOf = (file: Uint8Array) =>
  readTable(async function* () {
    for (let at = 0; at < file.length; at += 50_000) yield file.subarray(at, at + 50_000)
  })

describe('a malformed file', () => {
  it('is tried in sixty ways', () => {
    expect(Object.keys(noLists).length + Object.keys(listsWithMistakes).length).toBeGreaterThanOrEqual(60)
  })

  it.each(Object.entries(noLists))('is refused with a sentence: %s', async (_, file) => {
    const failure = await readOverview(rowsOf(file), 2026).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(UnreadableFile)
    expect((failure as Error).message).toMatch(/^[A-Z].*[.?]$/)
  })

  it.each(Object.entries(listsWithMistakes))('is reported by its rows: %s', async (_, { file, refused }) => {
    const { headingRow, columns } = await readOverview(rowsOf(file), 2026)
    const chosen = columns.map(column => ({
      ...column,
      dateOrder: column.dateOrder ?? ('month first' as const),
    }))
    const found: number[] = []
    for await (const row of rowsOf(file)) {
      if (row.number <= headingRow || isEmptyRow(row)) continue
      const read = readPerson(row.cells, chosen, 2026)
      if ('refused' in read) found.push(row.number)
    }
    expect(found).toEqual(refused)
  })
})
