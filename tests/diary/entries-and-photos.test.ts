import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { bothDatabases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { readHeld } from '../support/held.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'
import { smallPicture } from '../support/pictures.ts'
import { treatmentOf } from '../support/points.ts'

const _picture = 'https://pictures.example/me.jpg'

// Half past midnight in Los Angeles: in London it has been the next day for hours, here it has only begun.

describe.each(bothDatabases)('a diary (%s)', database => {
  let app: TestApp
  let serviceId: string
  let shade = 0
  beforeAll(async () => {
    app = await openTestApp({ database, now: '2026-11-21T08:30:00Z' })
    serviceId = (await treatmentOf(app, 'HydraFacial')).serviceId
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  const entryOf = (change: object = {}) => ({
    title: 'Two weeks later',
    description: null,
    entryType: 'progress' as const,
    serviceId,
    treatmentDate: '2026-11-07',
    imageUrl: null as string | null,
    ...change,
  })
  const add = async (name: string, change?: object) =>
    app.modules.diary.addDiaryEntry((await app.member(name)).id, entryOf(change))
  const photoOf = async (name: string) => {
    shade += 1
    const mine = shade
    const { id } = await app.member(name)
    return `/api/diary/photos/${await app.modules.diary.uploadPhoto(id, await smallPicture('png', mine))}`
  }
  const addPhoto = async (name: string, change: object = {}) =>
    add(name, { imageUrl: await photoOf(name), ...change })
  /** Awards a treatment at noon of a clinic day, however late it is now. */
  const treated = async (name: string, day: string, service = 'HydraFacial') => {
    const { email } = await app.member(name)
    const now = app.clock.now().toISOString()
    app.clock.set(`${day}T20:00:00Z`)
    await app.modules.loyalty
      .awardTreatment({
        ...(await treatmentOf(app, service)),
        email,
        customPoints: 1,
        allowDuplicate: false,
      })
      .finally(() => app.clock.set(now))
  }
  const _points = async (name: string) =>
    (await app.modules.loyalty.listEntries((await app.member(name)).id, 100, undefined))
      .filter(({ kind }) => kind === 'diary')
      .reduce((sum, { amount }) => sum + amount, 0)

  describe('takes as a picture', () => {
    it('the member’s own photo, once', async () => {
      const imageUrl = await photoOf('Mia')
      expect(await add('Mia', { imageUrl })).toMatchObject({ imageUrl })
      await expect(add('Mia', { imageUrl })).rejects.toMatchObject({ code: 'photo-gone' })
    })

    it('never another member’s photo, and leaves that as it is', async () => {
      const imageUrl = await photoOf('Noor')
      const before = await app.modules.diary.countDiaryEntries((await app.member('Mia')).id)
      await expect(add('Mia', { imageUrl })).rejects.toMatchObject({ code: 'photo-gone' })
      await expect(add('Mia', { imageUrl: imageUrl.toUpperCase() })).rejects.toThrow()
      expect(await app.modules.diary.countDiaryEntries((await app.member('Mia')).id)).toBe(before)
      expect(await add('Noor', { imageUrl })).toMatchObject({ imageUrl })
    })

    it.each([
      'http://pictures.example/me.jpg',
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      '//pictures.example/me.jpg',
      'https://name:word@pictures.example/me.jpg',
      '/api/diary/photos/../../etc/passwd',
      'me.jpg',
    ])('not the address %s', async imageUrl => {
      await expect(add('Mia', { imageUrl })).rejects.toMatchObject({ code: 'wrong-picture-address' })
    })
  })

  describe('otherwise', () => {
    it('refuses a treatment of tomorrow and a service that is not on the menu', async () => {
      await expect(add('Mia', { treatmentDate: '2026-11-23' })).rejects.toMatchObject({
        code: 'future-treatment',
      })
      const unknown = '00000000-0000-7000-8000-000000000000'
      await expect(add('Mia', { serviceId: unknown })).rejects.toMatchObject({ code: 'unknown-service' })
    })

    it('loses a photo with its entry, and never somebody else’s', async () => {
      const [mia, noor] = [await app.member('Mia'), await app.member('Noor')]
      const imageUrl = await photoOf('Mia')
      const { id } = await add('Mia', { imageUrl })
      await expect(app.modules.diary.removeDiaryEntry(noor.id, id)).rejects.toMatchObject({
        code: 'unknown-entry',
      })
      expect((await mia.get(imageUrl)).status).toBe(200)
      await app.modules.diary.removeDiaryEntry(mia.id, id)
      expect((await mia.get(imageUrl)).status).toBe(404)
      await expect(app.modules.diary.removeDiaryEntry(mia.id, id)).rejects.toMatchObject({
        code: 'unknown-entry',
      })
      const rows = app.database.statement<{ id: string }>('look', 'select id from diary.photo where id = $1')
      await eventually(async () => expect(await rows(imageUrl.split('/').at(-1))).toEqual([]))
    })

    it('tells all that it holds of a member, and forgets it', async () => {
      const eve = await app.member('Eve')
      await treated('Eve', '2026-11-07')
      const [inEntry, unused] = [await photoOf('Eve'), await photoOf('Eve')]
      await add('Eve', { imageUrl: inEntry, title: 'What Eve wrote' })
      const noorsPhoto = await photoOf('Noor')
      expect(await readHeld(app.modules.diary.personalDataOf(eve.id))).toMatchObject({
        entries: [
          { title: 'What Eve wrote', imageUrl: inEntry, treatmentDate: '2026-11-07', pointsAwarded: 15 },
        ],
        photosWithoutEntry: [unused],
      })
      await app.modules.diary.eraseMember(eve.id)
      expect(await readHeld(app.modules.diary.personalDataOf(eve.id))).toEqual({
        entries: [],
        photosWithoutEntry: [],
      })
      for (const path of [inEntry, unused]) expect((await eve.get(path)).status).toBe(404)
      expect((await (await app.member('Noor')).get(noorsPhoto)).status).toBe(200)
      expect(await eve.balance()).toBe(16)
    })

    it('says for which treatments a progress photo earns points, and when', async () => {
      const lea = await app.member('Lea')
      const award = { ...(await treatmentOf(app, 'HydraFacial')), email: lea.email }
      app.clock.set('2026-12-01T18:00:00Z')
      await app.modules.loyalty.awardTreatment(award)
      await app.modules.loyalty.awardTreatment(award)
      app.clock.set('2026-12-07T18:00:00Z')
      const expected = (inDays: number) => [
        {
          serviceId,
          serviceName: 'HydraFacial',
          treatmentDate: '2026-12-01',
          earnsFrom: '2026-12-15',
          inDays,
          points: 15,
        },
      ]
      expect((await lea.get('/api/diary/bonuses')).json()).toEqual(expected(8))
      app.clock.set('2026-12-15T18:00:00Z')
      expect((await lea.get('/api/diary/bonuses')).json()).toEqual(expected(0))
      await addPhoto('Lea', { treatmentDate: '2026-12-01' })
      expect((await lea.get('/api/diary/bonuses')).json()).toEqual([])
    })
  })
})
