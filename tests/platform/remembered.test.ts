import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { openDatabase } from '#platform/database/open.ts'
import { openMemory } from '#platform/database/remembered.ts'
import { schema } from '../../src/app.ts'
import { bothDatabases, openEngine } from '../support/databases.ts'

describe.each(bothDatabases)('what is remembered (%s)', kind => {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase(await openEngine(kind), schema)
    await database.statement('make', 'create table note (text text)')()
  })
  afterAll(() => database.close())

  const notes = async () => {
    const memory = await openMemory(database)
    const read = database.statement<{ text: string }>('read', 'select text from note order by text')
    const write = database.statement('write', 'insert into note values ($1)')
    let loads = 0
    const remembered = memory.remember('notes', async () => {
      loads++
      return (await read()).map(({ text }) => text)
    })
    await database.statement('clear', 'delete from note')()
    return { memory, write, recall: () => remembered.recall(''), loads: () => loads }
  }

  it('is loaded once for a crowd', async () => {
    const { recall, loads } = await notes()
    await Promise.all(Array.from({ length: 50 }, recall))
    expect(loads()).toBe(1)
  })

  it('is loaded anew after a change', async () => {
    const { memory, write, recall } = await notes()
    await recall()
    await write('new')
    await memory.forget('notes', '')
    expect(await recall()).toEqual(['new'])
  })

  it('shows a transaction its own change, and nobody else before it is committed', async () => {
    const { memory, write, recall } = await notes()
    await recall()
    const written = Promise.withResolvers<void>()
    const looked = Promise.withResolvers<void>()
    const outside = written.promise.then(recall).finally(looked.resolve)
    await database.inTransaction(async () => {
      await write('mine')
      await memory.forget('notes', '')
      expect(await recall()).toEqual(['mine'])
      written.resolve()
      await looked.promise
    })
    expect(await outside).toEqual([])
    expect(await recall()).toEqual(['mine'])
  })

  it('keeps nothing of a transaction that was rolled back', async () => {
    const { memory, write, recall } = await notes()
    const undone = database.inTransaction(async () => {
      await write('undone')
      await memory.forget('notes', '')
      await recall()
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await recall()).toEqual([])
  })

  it('never makes a transaction wait for a load that waits for its connection', async () => {
    const { recall } = await notes()
    const begun = Promise.withResolvers<void>()
    const outside = begun.promise.then(recall)
    await database.inTransaction(async () => {
      begun.resolve()
      await setImmediate()
      expect(await recall()).toEqual([])
    })
    expect(await outside).toEqual([])
  }, 5_000)
})
