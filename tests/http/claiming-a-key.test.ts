import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { openDatabase } from '#platform/database/open.ts'
import { cipherWith } from '#platform/encryption/cipher.ts'
import { type Idempotency, idempotencyInDatabase } from '#platform/http/route/idempotency.ts'
import { schema } from '../../src/server/parts.ts'
import { bothDatabases, openEngine } from '../support/databases.ts'

describe.each(bothDatabases)('work that begins before its key is known to be new (%s)', kind => {
  let database: Database
  let idempotency: Idempotency
  beforeAll(async () => {
    database = await openDatabase(await openEngine(kind), schema)
    await database.statement('make', 'create table work (name text)')()
    const cipher = cipherWith([{ id: 'test', secret: randomBytes(32) }])
    idempotency = idempotencyInDatabase(database, () => new Date(), cipher)
  })
  afterAll(() => database.close())

  const add = (name: string) => database.statement('add-work', 'insert into work values ($1)')(name)
  const count = async () => (await database.statement('count-work', 'select * from work')()).length
  const answer = (body: string) => ({
    ...{ status: 200, body, oneTimeSecret: false, holdsHealthData: false, concerns: [] },
  })
  const once = (key: string, invoke: () => Promise<unknown>) =>
    idempotency.once(
      'scope',
      key,
      'request',
      async () => answer(String(await invoke())),
      { holdsHealthData: false, concerns: [] },
      true,
    )

  it('is done once, and taken back where the key was used', async () => {
    const work = async () => {
      await add('a')
      return 'done'
    }
    expect([(await once('a', work)).body, (await once('a', work)).body]).toEqual(['done', 'done'])
    expect(await count()).toBe(1)
  })

  it('is done once by many at the same time', async () => {
    const before = await count()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        once('crowd', async () => {
          await add('b')
          return n
        }),
      ),
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await count()).toBe(before + 1)
  })

  it('is answered as before also where it is refused by now without asking the database', async () => {
    await once('c', async () => 'as before')
    const refused = () => Promise.reject(new Error('gone'))
    expect((await once('c', refused)).body).toBe('as before')
  })

  it('is refused as it is, and its key is free again', async () => {
    await expect(once('d', () => Promise.reject(new Error('not today')))).rejects.toThrow('not today')
    expect((await once('d', async () => 'today')).body).toBe('today')
  })
})
