import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { importsOf } from './list-import.ts'
import { listsWithMistakes, noLists } from './malformed-files.ts'

const sentence = /^\p{Lu}.*[.?]$/su
const { empty: _, ...uploadable } = noLists

describe('a malformed file', () => {
  let app: TestApp
  let imports: ReturnType<typeof importsOf>
  const statuses: number[] = []
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
    imports = importsOf(app, watched(await app.staff('owner')))
  })
  afterEach(() => {
    expect(statuses.filter(status => status >= 500)).toEqual([])
    statuses.length = 0
  })
  afterAll(() => app.stop())

  function watched(owner: Browser): Browser {
    const send: Browser['send'] = async (...request) => {
      const answer = await owner.send(...request)
      statuses.push(answer.status)
      return answer
    }
    return {
      ...{ cookies: owner.cookies, send, get: (path, headers) => send('GET', path, undefined, headers) },
      post: (path, body, headers) => send('POST', path, body, headers),
    }
  }
  const written = async () =>
    (
      await app.database.run(`select
      (select count(*)::int from identity.member) as members,
      (select count(*)::int from identity.contact) as contacts,
      (select count(*)::int from identity.external_id) as "externalIds",
      (select count(*)::int from arrivals.origin) as origins,
      (select count(*)::int from tiers.standing) as tiers,
      (select count(*)::int from loyalty.entry) as entries,
      (select coalesce(sum(balance), 0)::int from loyalty.account) as points`)
    )[0]

  it('is tried in sixty ways', () => {
    const files = [...Object.values(noLists), ...Object.values(listsWithMistakes).map(({ file }) => file)]
    expect(new Set(files.map(file => Buffer.from(file).toString('base64'))).size).toBe(files.length)
    expect(files.length).toBeGreaterThanOrEqual(60)
  })

  it('is refused before its upload if it’s empty', async () => {
    const owner = await app.staff('owner')
    const begun = await owner.post('/api/admin/imports', { source: 'Vagaro', fileName: 'a.csv', bytes: 0 })
    expect([begun.status, begun.text]).toEqual([400, expect.stringContaining('This file is empty')])
  })

  it('is refused until all its parts are there', async () => {
    const owner = await app.staff('owner')
    const file = { source: 'Vagaro', fileName: 'a.csv', bytes: 20 }
    const { id } = (await owner.post('/api/admin/imports', file)).json<{ id: string }>()
    const path = `/api/admin/imports/${id}`
    const octets = { 'content-type': 'application/octet-stream' }
    for (const number of [1, 3]) {
      await owner.post(`${path}/parts/${number}`, new Uint8Array(10), octets)
      const read = await owner.post(`${path}/read`)
      expect([read.status, read.code]).toEqual([409, 'incomplete-file'])
    }
  })

  it.each(Object.entries(uploadable))('is refused with a sentence: %s', async (_, file) => {
    const before = await written()
    expect(await imports.upload(file)).toMatchObject({
      ...{ state: 'failed', problem: expect.stringMatching(sentence), rows: 0, columns: [] },
    })
    expect(await written()).toEqual(before)
  })

  it.each(Object.entries(listsWithMistakes))('is reported by its rows: %s', async (_, { file, refused }) => {
    const before = await written()
    const { id } = await imports.upload(file)
    const { state, rows, totals } = await imports.check(id)
    const found = await imports.rows(id)
    expect([state, found.length]).toEqual(['checked', rows])
    const counted = Object.entries(Object.groupBy(found, ({ kind }) => kind))
    expect(totals).toMatchObject(Object.fromEntries(counted.map(([kind, of]) => [kind, of?.length])))
    for (const row of found) expect(row.sentence).toMatch(sentence)
    expect(found.filter(({ kind }) => kind === 'refused').map(({ number }) => number)).toEqual(refused)
    expect(await written()).toEqual(before)
  })
})
