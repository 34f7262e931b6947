import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/kernel/ids.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { givePoints } from '../../support/points.ts'

const root = '/api/admin/programme'
const part = (name: string) => `${root}/${name}`

describe('a publication', () => {
  let app: TestApp
  let olga: Browser
  let tess: Browser
  beforeAll(async () => {
    // Clocks go forward on 14 March 2027 at two.
    app = await openTestApp({ database: 'embedded', now: '2027-02-01T18:00:00Z' })
    olga = await app.staff('owner')
    tess = await app.staff('manager')
  })
  afterAll(() => app.stop())

  const edit = async (name: string, change: (contents: never) => unknown, who = tess) => {
    const { revision, contents } = (await who.get(part(name))).json<{ revision: string; contents: never }>()
    const headers = { 'if-match': `"${revision}"` }
    const saved = await who.send('PUT', part(name), { contents: change(contents) }, headers)
    expect(saved.status).toBe(200)
  }
  const overview = async () =>
    (await tess.get(root)).json<{ revision: string; version: number; scheduled: unknown }>()
  const publish = async (body: object, who = tess) => {
    const { revision } = await overview()
    return who.post(`${root}/publications`, { note: '', ...body }, { 'if-match': `"${revision}"` })
  }
  const worth =
    (name: string, by: number) => (contents: { services: { name: string; pointsEarned: number }[] }) => ({
      ...contents,
      services: contents.services.map(service =>
        service.name === name ? { ...service, pointsEarned: service.pointsEarned + by } : service,
      ),
    })
  const dearer =
    (by: number) =>
    ({ rewards: [first, ...others] }: { rewards: { pointsRequired: number }[] }) => ({
      rewards: [{ ...first, pointsRequired: (first?.pointsRequired ?? 0) + by }, ...others],
    })
  const pointsOf = async (name: string) =>
    (await app.visitor().get('/api/services'))
      .json<{ name: string; pointsEarned: number }[]>()
      .find(service => service.name === name)?.pointsEarned

  it('comes by itself at its minute, by the clinic’s clock, and names who decided', async () => {
    await edit('menu', worth('Lip Filler', 10) as never)
    const answer = await publish({ at: '2027-03-05T09:00', note: 'Spring' })
    expect(answer.json()).toEqual({
      version: null,
      announcedTo: null,
      scheduled: { at: '2027-03-05T09:00', note: 'Spring', by: 'Tess', shortenedBecause: null },
    })
    expect((await publish({}, olga)).code).toBe('publication-already-scheduled')
    const { version } = await overview()
    // What is edited afterwards waits for a publication of its own.
    await edit('menu', worth('Botox', 1) as never)
    // Who decided may have left by then.
    const people = (await olga.get('/api/admin/staff')).json<{ id: string; name: string }[]>()
    const left = people.find(({ name }) => name === 'Tess')
    const gone = { name: 'Tess', role: 'manager', isActive: false }
    expect((await olga.send('PUT', `/api/admin/staff/${left?.id}`, gone)).status).toBe(200)
    app.clock.set('2027-03-05T16:59:59Z')
    expect(await app.modules.program.publishDue()).toBeUndefined()
    app.clock.set('2027-03-05T17:00:00Z')
    await app.modules.program.publishDue()
    expect(await app.modules.program.publishDue()).toBeUndefined()
    olga = await app.staff('owner')
    await olga.send('PUT', `/api/admin/staff/${left?.id}`, { ...gone, isActive: true })
    const anew = await app.staff('manager')
    const [last] = (await anew.get(`${root}/versions`)).json<object[]>()
    expect(last).toMatchObject({ number: version + 1, publishedBy: 'Tess', note: 'Spring' })
    expect([await pointsOf('Lip Filler'), await pointsOf('Botox')]).toEqual([75, 42])
    tess = anew
    const words = (await tess.get(`${root}/difference`)).json<{ words: string }[]>().map(each => each.words)
    expect(words).toEqual(['Botox: 42 → 43 points'])
    expect((await publish({})).status).toBe(200)
  })

  it('is refused at a time that the clinic’s clock skips, or that has passed', async () => {
    await edit('menu', worth('Dysport', 1) as never)
    const skipped = await publish({ at: '2027-03-14T02:30' })
    expect([skipped.code, skipped.json()['message']]).toEqual([
      'no-such-time',
      expect.stringMatching(/Sunday, March 14 skips 2:30 AM because of daylight saving time/),
    ])
    expect((await publish({ at: '2027-03-14T03:00' })).status).toBe(200)
    expect((await tess.send('DELETE', `${root}/publications/scheduled`)).json()).toMatchObject({ by: 'Tess' })
    expect((await tess.send('DELETE', `${root}/publications/scheduled`)).code).toBe('nothing-scheduled')
    expect((await publish({ at: '2027-03-01T09:00' })).code).toBe('time-is-past')
    for (const at of ['2027-02-30T09:00', '2027-13-01T09:00', 'soon'])
      expect((await publish({ at })).code, at).toBe('invalid-request')
    await app.modules.program.publishDue()
    expect(await pointsOf('Dysport')).toBe(39)
  })

  it('of something worse needs thirty days, which the owner alone shortens, with a reason', async () => {
    // Who had it longer ago than a year, and has no points any more, is not touched.
    const today = app.clock.now().toISOString()
    app.clock.set('2026-01-31T18:00:00Z')
    await givePoints(app, 'Zoe', 5)
    app.clock.set(today)
    const { id: memberId } = await app.member('Zoe')
    const nothing = { type: 'set', points: 0, reason: 'A test', actor: 'staff:test' } as const
    await app.modules.loyalty.adjustPoints({ memberId, ...nothing })
    await givePoints(app, 'Noor', 80)
    await givePoints(app, 'Mia', 90)
    await givePoints(app, 'Ada', 99)
    await app.modules.privacy.deleteAccount((await app.member('Ada')).id, 'velora-secret', undefined)
    await edit('rewards', dearer(20) as never)
    await edit('menu', worth('Dermaplaning', -5) as never)
    const effects = (await tess.get(`${root}/effects`)).json()
    expect(effects).toEqual({
      noticeDays: 30,
      worsenings: [
        { words: 'Dermaplaning: 15 → 10 points', members: 2, closest: null },
        {
          words: 'LED Light Session: 100 → 120 points',
          members: 2,
          closest: { patient: 'Mia Hart', pointsBalance: 90, spent: null },
        },
      ],
    })
    const refused = await publish({ shortenedBecause: 'Because' })
    expect([refused.status, refused.code]).toEqual([400, 'notice-too-short'])
    expect(refused.json()['message']).toContain('LED Light Session: 100 → 120 points')
    expect(refused.json()['message']).toContain('on Sunday, April 4 or later')
    expect((await publish({}, olga)).code).toBe('notice-too-short')
    expect((await publish({ at: '2027-04-03T23:59' }, olga)).code).toBe('notice-too-short')
    expect((await publish({ at: '2027-04-04T00:00' })).status).toBe(200)
    await tess.send('DELETE', `${root}/publications/scheduled`)
    const published = await publish({ shortenedBecause: 'The lamp broke' }, olga)
    expect(published.json()).toMatchObject({ version: { shortenedBecause: 'The lamp broke' } })
    const audit = (await olga.get('/api/admin/audit?limit=100')).text
    expect(audit).toContain('shorter notice: The lamp broke')
    expect(await pointsOf('Dermaplaning')).toBe(10)
  })

  it('can become the draft again, and any two can be compared', async () => {
    const { version, revision } = await overview()
    const between = async (query: string) =>
      (await tess.get(`${root}/difference?${query}`)).json<{ words: string }[]>().map(({ words }) => words)
    expect(await between(`from=${version - 1}&to=${version}`)).toEqual([
      'Dysport: 39 → 40 points',
      'Dermaplaning: 15 → 10 points',
      'LED Light Session: 100 → 120 points',
    ])
    expect(await between(`from=${version}&to=${version}`)).toEqual([])
    expect((await between('from=0&to=1')).length).toBeGreaterThan(20)
    expect((await tess.get(`${root}/difference?from=99`)).code).toBe('unknown-programme-version')
    expect((await tess.get(`${root}/versions/99`)).code).toBe('unknown-programme-version')
    const restore = (seen: string) =>
      tess.post(`${root}/versions/1/draft`, undefined, { 'if-match': `"${seen}"` })
    expect((await restore('other')).code).toBe('programme-draft-changed')
    expect((await restore(revision)).status).toBe(200)
    const { contents } = (await tess.get(`${root}/versions/1`)).json<{ contents: Record<string, unknown> }>()
    for (const name of ['places', 'menu', 'rewards', 'codes'])
      expect((await tess.get(part(name))).json()['contents']).toEqual(contents[name])
    // A dearer reward becomes cheaper again: but Lip Filler and Botox give fewer points.
    expect((await publish({})).code).toBe('notice-too-short')
    expect((await publish({ shortenedBecause: 'As it was' }, olga)).status).toBe(200)
    expect(await between(`from=1&to=${version + 1}`)).toEqual([])
    // A reason is kept only where something got worse.
    await edit('rewards', dearer(-1) as never)
    const better = await publish({ shortenedBecause: 'Why not' }, olga)
    expect(better.json()).toMatchObject({ version: { shortenedBecause: null } })
    await edit('rewards', dearer(1) as never)
    expect((await publish({ shortenedBecause: 'As it was' }, olga)).status).toBe(200)
  })

  it('of what was archived and comes back dearer needs it, too', async () => {
    const archived = ({ rewards: [first, ...others] }: { rewards: object[] }) => ({
      rewards: [{ ...first, isArchived: true }, ...others],
    })
    await edit('rewards', archived as never)
    expect((await publish({})).status).toBe(200)
    const again = ({ rewards: [first, ...others] }: { rewards: object[] }) => ({
      rewards: [first, { ...first, id: newId(), isArchived: false, pointsRequired: 150 }, ...others],
    })
    await edit('rewards', again as never)
    expect((await tess.get(`${root}/effects`)).json()).toMatchObject({
      worsenings: [{ words: 'LED Light Session returns: 100 → 150 points', members: 2 }],
    })
    expect((await publish({})).code).toBe('notice-too-short')
    app.clock.set('2027-04-06T17:00:00Z')
    ;[tess, olga] = [await app.staff('manager'), await app.staff('owner')]
    expect((await publish({})).status).toBe(200)
  })

  it('that is canceled becomes the draft again, unless that was edited since', async () => {
    const longer = (days: number) => (contents: { rewards: object[] }) => ({
      rewards: contents.rewards.map((reward, n) => (n === 1 ? { ...reward, validDays: days } : reward)),
    })
    const before = await pointsOf('Botox')
    await edit('menu', worth('Botox', 5) as never)
    await edit('rewards', longer(40) as never)
    expect((await publish({ at: '2027-06-01T09:00' })).status).toBe(200)
    const { revision } = (await tess.get(part('menu'))).json<{ revision: string }>()
    await tess.send('DELETE', part('menu'), undefined, { 'if-match': `"${revision}"` })
    await edit('rewards', longer(50) as never)
    expect((await tess.send('DELETE', `${root}/publications/scheduled`)).status).toBe(200)
    const words = (await tess.get(`${root}/difference`)).json<{ words: string }[]>().map(each => each.words)
    expect(words).toEqual([
      `Botox: ${before} → ${(before ?? 0) + 5} points`,
      expect.stringMatching(/for 50 days$/),
    ])
    expect((await tess.get(part('menu'))).json()).toMatchObject({ changed: true, changedBy: 'Tess' })
  })
})
