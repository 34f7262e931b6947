import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#platform/database/open.ts'
import { schema } from '../../../src/server/parts.ts'
import { bothDatabases, openEngine } from '../../support/databases.ts'

/** As databases recorded their migrations before these had numbers, in order. */
const dated = readFileSync(new URL('../../support/dated-migrations.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const numbers = schema.migrations.map(({ name }) => name).toSorted()
const titleOf = (name: string) => name.slice(name.indexOf(' ') + 1)

describe('the names of migrations', () => {
  it('begin with a number, each with its own', () => {
    expect(numbers.filter(name => !/^\d{4} \w+: ./.test(name))).toEqual([])
    expect(new Set(numbers.map(name => name.slice(0, 4))).size).toBe(numbers.length)
  })

  it('have kept their order and their words', () => {
    expect(numbers.slice(0, dated.length).map(titleOf)).toEqual(dated.map(titleOf))
  })
})

describe.each(bothDatabases)('a database whose migrations have dates (%s)', kind => {
  it('gets their numbers at the next start, and none of them runs again', async () => {
    const engine = await openEngine(kind)
    const recorded = async () => {
      const { rows } = await engine.run(undefined, 'select name from platform.migration order by name', [])
      return rows.map(row => (row as { name: string }).name)
    }
    for (const name of dated)
      await engine.run(undefined, 'update platform.migration set name = $1 where substr(name, 6) = $2', [
        name,
        titleOf(name),
      ])
    expect((await recorded()).slice(-dated.length)).toEqual(dated)
    const database = await openDatabase(engine, schema)
    expect(await recorded()).toEqual(numbers)
    expect(await database.ready()).toBe(true)
    await database.close()
  })
})
