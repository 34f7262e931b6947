import { defineEntity, LockMode, p } from '@mikro-orm/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { openDatabase } from '#platform/database/open.ts'
import { schema } from '../../../src/server/parts.ts'
import { bothDatabases, openEngine } from '../../support/databases.ts'

const NoteTable = defineEntity({
  name: 'Note',
  tableName: 'public.note',
  properties: { id: p.integer().primary().autoincrement(false), day: p.date(), text: p.text() },
})
const tables = [...schema.tables, NoteTable]
const day = '2026-03-29'

describe.each(bothDatabases)('the entity manager (%s)', kind => {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase(await openEngine(kind), { ...schema, tables })
    await database.run('create table note (id integer primary key, day date not null, text text not null)')
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await database.run('delete from note')
  })

  const addByStatement = (id: number) =>
    database.statement('add-note', "insert into note values ($1, '2026-03-29', 'statement')")(id)
  const ids = async () =>
    (await database.statement<{ id: number }>('notes', 'select id from note order by id')()).map(
      ({ id }) => id,
    )
  const taken = new Error('taken back')

  it('and statements are one transaction inside of em.transactional', async () => {
    const failing = database.em().transactional(async em => {
      em.create(NoteTable, { id: 1, day, text: 'entity' })
      await em.flush()
      await addByStatement(2)
      expect(await ids()).toEqual([1, 2])
      expect(await em.count(NoteTable)).toBe(2)
      throw taken
    })
    await expect(failing).rejects.toBe(taken)
    expect(await ids()).toEqual([])
  })

  it('keeps what em.transactional left to flush, together with its statements', async () => {
    await database.em().transactional(async em => {
      await addByStatement(2)
      em.create(NoteTable, { id: 1, day, text: 'entity' })
    })
    expect(await ids()).toEqual([1, 2])
  })

  it('joins the transaction that is open, made before it or within', async () => {
    const before = database.em()
    const failing = database.inTransaction(async () => {
      await addByStatement(1)
      expect(await before.count(NoteTable)).toBe(1)
      await before.insert(NoteTable, { id: 2, day, text: 'entity' })
      await database.em().transactional(em => em.insert(NoteTable, { id: 3, day, text: 'entity' }))
      await database.em().findOneOrFail(NoteTable, { id: 3 }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      throw taken
    })
    await expect(failing).rejects.toBe(taken)
    expect(await ids()).toEqual([])
  })

  it('stays on its database, where two share what was read of the entities', async () => {
    const other = await openDatabase(await openEngine(kind), { ...schema, tables })
    onTestFinished(other.close)
    expect(other.em().getMetadata()).toBe(database.em().getMetadata())
    await other.run('create table note (id integer primary key, day date not null, text text not null)')
    await other.em().transactional(async em => {
      em.create(NoteTable, { id: 1, day, text: 'elsewhere' })
      expect(await database.em().count(NoteTable)).toBe(0)
    })
    expect([await database.em().count(NoteTable), await other.em().count(NoteTable)]).toEqual([0, 1])
  })

  it('flushes by itself all or nothing', async () => {
    await addByStatement(2)
    const em = database.em()
    em.create(NoteTable, { id: 1, day, text: 'entity' })
    em.create(NoteTable, { id: 2, day, text: 'twice' })
    await expect(em.flush()).rejects.toMatchObject({ code: '23505' })
    expect(await ids()).toEqual([2])
    const other = database.em()
    const note = await other.findOneOrFail(NoteTable, { id: 2 })
    other.assign(note, { text: 'changed' })
    await other.flush()
    expect(await database.em().findOneOrFail(NoteTable, { id: 2 })).toMatchObject({ day, text: 'changed' })
  })

  it('is nobody else’s: what one loaded does not hide what another has written', async () => {
    await addByStatement(1)
    const [mine, other] = [database.em(), database.em()]
    const note = await mine.findOneOrFail(NoteTable, { id: 1 })
    await other.nativeUpdate(NoteTable, { id: 1 }, { text: 'changed' })
    expect(note.text).toBe('statement')
    expect((await database.em().findOneOrFail(NoteTable, { id: 1 })).text).toBe('changed')
  })
})
