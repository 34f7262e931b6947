import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { usualDatabases } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import { readHeld } from '../../support/held.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { smallPicture } from '../../support/pictures.ts'
import { treatmentOf } from '../../support/points.ts'

const picture = 'https://pictures.example/me.jpg'

// Half past midnight in Los Angeles: in London it has been the next day for hours, here it has only begun.

describe.each(usualDatabases)('a diary (%s)', database => {
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
  const uploadOf = async (name: string) => {
    shade += 1
    const { id } = await app.member(name)
    return `/api/diary/photos/${await app.modules.diary.uploadPhoto(id, await smallPicture('png', shade))}`
  }
  /** Only its row: each uploaded picture takes a process. */
  const photoOf = async (name: string) => {
    const [photo] = (await app.database.run(
      `insert into diary.photo (member_id, id, digest, uploaded_at, is_encrypted)
       select $1, id, id::text, $2::timestamptz, true from gen_random_uuid() id returning id`,
      [(await app.member(name)).id, app.clock.now()],
    )) as { id: string }[]
    return `/api/diary/photos/${photo?.id}`
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
  const points = async (name: string) =>
    (await app.modules.loyalty.listEntries((await app.member(name)).id, 100, undefined))
      .filter(({ kind }) => kind === 'diary')
      .reduce((sum, { amount }) => sum + amount, 0)

  describe('with others at the same moment', () => {
    it('once for 6 at the same time, and every entry is there', async () => {
      const { id } = await app.member('Cleo')
      await treated('Cleo', '2026-11-07')
      const added = await Promise.all(Array.from({ length: 6 }, () => addPhoto('Cleo')))
      expect(
        added
          .map(({ pointsAwarded }) => pointsAwarded)
          .sort((a, b) => b - a)
          .slice(0, 2),
      ).toEqual([15, 0])
      expect(await points('Cleo')).toBe(15)
      expect(await app.modules.diary.countDiaryEntries(id)).toBe(6)
    })

    /** As if the clinic could still undo what it awarded two weeks ago: else the two never meet. */
    const awardedLongAgo = async (name: string) => {
      await treated(name, '2026-11-21')
      const [award] = await app.database.statement<{ id: string }>(
        'backdate',
        "update loyalty.treatment set clinic_day = '2026-11-07' where member_id = $1 returning id",
      )((await app.member(name)).id)
      if (!award) throw new Error(`${name} has no award.`)
      return { awardId: award.id, actor: 'staff:test' }
    }

    it('earns nothing after an undo, and no photo is expected any more', async () => {
      const award = await awardedLongAgo('Una')
      const { id } = await app.member('Una')
      expect(await app.modules.diary.expectBonuses(id)).toHaveLength(1)
      await app.modules.loyalty.undoAward(award)
      expect(await addPhoto('Una')).toMatchObject({ pointsAwarded: 0, unearned: 'not-in-record' })
      expect(await app.modules.diary.expectBonuses(id)).toEqual([])
    })

    it('waits for an undo that is under way', async () => {
      const award = await awardedLongAgo('Uma')
      const imageUrl = await photoOf('Uma')
      const { promise: undone, resolve: nowUndone } = Promise.withResolvers<void>()
      const added = undone.then(() => add('Uma', { imageUrl }))
      await app.database.inTransaction(async () => {
        await app.modules.loyalty.undoAward(award)
        nowUndone()
        await setTimeout(150)
      })
      expect(await added).toMatchObject({ pointsAwarded: 0, unearned: 'not-in-record' })
      expect(await points('Uma')).toBe(0)
    })
  })

  describe('earns 15 points', () => {
    it('for a progress photo 14 clinic days after the treatment', async () => {
      await treated('Mia', '2026-11-07')
      expect(await addPhoto('Mia')).toMatchObject({ pointsAwarded: 15, unearned: undefined })
      const [entry] = await app.modules.loyalty.listEntries((await app.member('Mia')).id, 1, undefined)
      expect(entry).toMatchObject({ amount: 15, kind: 'diary', reason: 'Progress photo: HydraFacial' })
      const [notifications] = await app.modules.messaging.listNotifications(
        (await app.member('Mia')).id,
        1,
        undefined,
      )
      expect(notifications?.message).toBe('You earned 15 points for your progress photo.')
    })

    it.each([
      ['on the 13th day', 'too-early', { treatmentDate: '2026-11-08' }],
      ['before and after', 'other-entry', { entryType: 'after', treatmentDate: '2026-10-01' }],
      ['a picture of before', 'other-entry', { entryType: 'before', treatmentDate: '2026-10-01' }],
      ['words without a picture', 'no-photo', { imageUrl: null, treatmentDate: '2026-10-01' }],
      ['a picture on the web', 'not-uploaded', { imageUrl: picture, treatmentDate: '2026-10-01' }],
      ['no treatment date', 'no-treatment', { treatmentDate: null }],
      ['no service', 'no-treatment', { serviceId: null, treatmentDate: '2026-10-01' }],
    ])('not for %s', async (_what, unearned, change) => {
      const before = await points('Tia')
      for (const day of ['2026-10-01', '2026-11-08']) await treated('Tia', day).catch(() => undefined)
      expect(await addPhoto('Tia', change)).toMatchObject({ pointsAwarded: 0, unearned })
      expect(await points('Tia')).toBe(before)
    })

    it('not for treatments that were invented, however many', async () => {
      await treated('Ivy', '2026-11-07')
      const { serviceId: another } = await treatmentOf(app)
      const invented = [
        ...Array.from({ length: 2 }, (_, n) => ({ treatmentDate: `2026-10-${10 + n}` })),
        { serviceId: another },
      ]
      for (const change of invented)
        expect(await addPhoto('Ivy', change)).toMatchObject({ pointsAwarded: 0, unearned: 'not-in-record' })
      await treated('Noor', '2026-10-20')
      expect(await addPhoto('Ivy', { treatmentDate: '2026-10-20' })).toMatchObject({ pointsAwarded: 0 })
      expect(await points('Ivy')).toBe(0)
    })

    it('for a request that was approved, of its day, and not while it waits', async () => {
      const { id } = await app.member('Kim')
      const { modules } = app
      const now = app.clock.now().toISOString()
      app.clock.set('2026-11-07T20:00:00Z')
      const asked = { serviceId, treatmentDate: '2026-11-06', notes: undefined }
      const { id: requestId } = await modules.requests.requestPoints(id, asked)
      app.clock.set(now)
      expect(await addPhoto('Kim', { treatmentDate: '2026-11-06' })).toMatchObject({ pointsAwarded: 0 })
      await modules.requests.approveRequest({
        requestId,
        adminNotes: undefined,
        allowDuplicate: false,
        actor: 'staff:test',
      })
      expect(await addPhoto('Kim')).toMatchObject({ pointsAwarded: 0, unearned: 'not-in-record' })
      expect(await addPhoto('Kim', { treatmentDate: '2026-11-06' })).toMatchObject({ pointsAwarded: 15 })
    })

    it('on the clinic’s day, not the world’s', async () => {
      await treated('Noor', '2026-11-08')
      app.clock.set('2026-11-22T07:59:50Z')
      expect(await addPhoto('Noor', { treatmentDate: '2026-11-08' })).toMatchObject({ pointsAwarded: 0 })
      app.clock.set('2026-11-22T08:00:05Z')
      expect(await addPhoto('Noor', { treatmentDate: '2026-11-08' })).toMatchObject({ pointsAwarded: 15 })
    })

    it('once for a member, service and treatment date, also after the entry was removed', async () => {
      const { id } = await app.member('Ada')
      const { serviceId: another } = await treatmentOf(app)
      for (const name of ['Ada', 'Bea']) await treated(name, '2026-11-07')
      await treated('Ada', '2026-11-07', 'Dermaplaning')
      await treated('Ada', '2026-11-01')
      const first = await addPhoto('Ada')
      expect(await addPhoto('Ada')).toMatchObject({ pointsAwarded: 0, unearned: 'earned-before' })
      await app.modules.diary.removeDiaryEntry(id, first.id)
      expect(await addPhoto('Ada')).toMatchObject({ pointsAwarded: 0 })
      expect(await points('Ada')).toBe(15)
      expect(await addPhoto('Ada', { treatmentDate: '2026-11-01' })).toMatchObject({ pointsAwarded: 15 })
      expect(await addPhoto('Ada', { serviceId: another })).toMatchObject({ pointsAwarded: 15 })
      expect(await addPhoto('Bea')).toMatchObject({ pointsAwarded: 15 })
      expect(await points('Ada')).toBe(45)
    })
  })

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

    it('no address that browsers may not follow', async () => {
      for (const imageUrl of [
        'http://pictures.example/me.jpg',
        '/api/diary/photos/../../etc/passwd',
        'me.jpg',
      ])
        await expect(add('Mia', { imageUrl })).rejects.toMatchObject({ code: 'wrong-picture-address' })
    })
  })

  describe('otherwise', () => {
    it('may be about today, but neither about tomorrow nor about a service that is not on the menu', async () => {
      const { treatmentDate, serviceId: none } = await add('Tom', {
        treatmentDate: '2026-11-22',
        serviceId: null,
      })
      expect([treatmentDate, none]).toEqual(['2026-11-22', null])
      await expect(add('Mia', { treatmentDate: '2026-11-23' })).rejects.toMatchObject({
        code: 'future-treatment',
      })
      const unknown = '00000000-0000-7000-8000-000000000000'
      await expect(add('Mia', { serviceId: unknown })).rejects.toMatchObject({ code: 'unknown-service' })
    })

    it('loses a photo with its entry, and never somebody else’s', async () => {
      const [mia, noor] = [await app.member('Mia'), await app.member('Noor')]
      const imageUrl = await uploadOf('Mia')
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
      const [inEntry, unused] = [await uploadOf('Eve'), await uploadOf('Eve')]
      await add('Eve', { imageUrl: inEntry, title: 'What Eve wrote' })
      const noorsPhoto = await uploadOf('Noor')
      expect(await readHeld(app.modules.diary.personalDataOf(eve.id))).toMatchObject({
        entries: [
          { title: 'What Eve wrote', imageUrl: inEntry, treatmentDate: '2026-11-07', pointsAwarded: 15 },
        ],
        photosWithoutEntry: [unused],
      })
      await app.modules.diary.eraseMembers([eve.id])
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

    it('names the five latest treatments of which the clinic says something, as they were called', async () => {
      const kit = await app.member('Kit')
      await app.database.run("update content.service set aftercare = 'No sports.' where name = 'Botox'", [])
      app.modules.cache.invalidate('services-by-id', '')
      app.clock.set('2026-12-16T18:00:00Z')
      for (const day of ['09', '14', '10', '13', '11', '12']) await treated('Kit', `2026-12-${day}`, 'Botox')
      await treated('Kit', '2026-12-15', 'NAD+ Drip')
      await app.database.run(
        "update loyalty.treatment set service_name = 'Brow lift' where service_name = 'Botox'",
        [],
      )
      const recent = await app.modules.diary.listRecentTreatments(kit.id)
      expect(recent.map(({ treatmentDate, serviceName }) => [treatmentDate, serviceName])).toEqual(
        ['14', '13', '12', '11', '10'].map(day => [`2026-12-${day}`, 'Brow lift']),
      )
      const bonuses = await app.modules.diary.expectBonuses(kit.id)
      expect(bonuses.map(({ inDays }) => inDays)).toEqual([7, 8, 9, 10, 11, 12, 13])
    })
  })
})
