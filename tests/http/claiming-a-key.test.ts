import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { DatabaseUnavailable } from '#platform/database/database-errors.ts'
import { openDatabase } from '#platform/database/open.ts'
import { cipherWith } from '#platform/encryption/cipher.ts'
import { answerBatch } from '#platform/http/route/answer-batch.ts'
import { type Idempotency, idempotencyInDatabase } from '#platform/http/route/idempotency.ts'
import { KeyUsedForAnotherRequest } from '#platform/http/route/refusals.ts'
import { NoLongerMember } from '#platform/kernel/no-longer-member.ts'
import { Refusal } from '#platform/kernel/refusal.ts'
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
    idempotency.once('scope', key, 'request', async () => answer(String(await invoke())), true)

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

  describe('for several at once', () => {
    const asked = (key: string, request = 'request') => ({ scope: 'scope', key, request, memberId: 'mia' })
    const ok = (body: string) => ({ status: 200, body })
    const together = (keys: readonly string[], outcomes: readonly unknown[], request?: string) =>
      idempotency.onceForBatch(
        keys.map(key => asked(key, request)),
        async () => {
          for (const outcome of outcomes) if (outcome && !(outcome instanceof Refusal)) await add('several')
          return outcomes as never
        },
      )
    const again = (key: string) => once(key, async () => 'anew').then(({ body }) => body)

    it('keeps the answers, and frees the keys of those who were refused or left out', async () => {
      const no = new NoLongerMember()
      const [before, outcomes] = [await count(), [ok('1'), no, undefined, ok('4')]]
      expect(await together(['e1', 'e2', 'e3', 'e4'], outcomes)).toEqual([ok('1'), no, undefined, ok('4')])
      expect(await count()).toBe(before + 2)
      expect(await Promise.all(['e1', 'e2', 'e3', 'e4'].map(again))).toEqual(['1', 'anew', 'anew', '4'])
    })

    it('leaves out whose key was used before, and does nothing again', async () => {
      const before = await count()
      await together(['f1'], [ok('f1')])
      const refused = new NoLongerMember()
      expect(await together(['f0', 'f1'], [ok('f0'), refused])).toEqual([ok('f0'), undefined])
      expect(await together(['f2', 'f1'], [ok('f2'), ok('twice')])).toEqual([undefined, undefined])
      expect(await count()).toBe(before + 2)
      expect(await Promise.all(['f0', 'f1', 'f2'].map(again))).toEqual(['f0', 'f1', 'anew'])
    })

    it('does nothing at all where something failed, and says nothing of it to anybody', async () => {
      const before = await count()
      const failing = idempotency.onceForBatch([asked('g1'), asked('g2')], async () => {
        await add('several')
        await database.statement('fail', 'select 1 / 0')()
        return [ok('1'), ok('2')]
      })
      expect(await failing).toEqual([undefined, undefined])
      expect(await count()).toBe(before)
      expect(await again('g1')).toBe('anew')
    })

    it('tells everybody where the database can’t be reached', async () => {
      const away = () => Promise.reject(new DatabaseUnavailable(new Error('away')))
      await expect(idempotency.onceForBatch([asked('h')], away)).rejects.toThrow(DatabaseUnavailable)
    })

    it('asks a route once for those who come in the same turn, and the same key only once', async () => {
      const sizes: number[] = []
      const route = {
        name: 'together',
        access: 'member',
        whollyTransactional: true,
        answer: z.object({ size: z.number() }),
        handleBatch: async (_door: unknown, inputs: readonly unknown[]) => {
          sizes.push(inputs.length)
          return inputs.map(() => ({ size: inputs.length }))
        },
      }
      const ask = answerBatch(route as never, undefined, idempotency)
      const keys = ['j1', 'j2', 'j3', 'j1']
      const answers = await Promise.all(keys.map(key => ask?.({ ...asked(key), input: {} as never })))
      expect(sizes).toEqual([3])
      expect(answers).toEqual([...Array(3).fill(ok('{"size":3}')), undefined])
    })

    it('refuses another request with a key that is kept', async () => {
      await together(['i'], [ok('i')], 'another request')
      await expect(again('i')).rejects.toThrow(KeyUsedForAnotherRequest)
    })
  })
})
