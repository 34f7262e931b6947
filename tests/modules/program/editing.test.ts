import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/kernel/ids.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'

const parts = ['places', 'menu', 'rewards', 'codes', 'tiers', 'pages', 'brand', 'rules'] as const
const at = (part: string) => `/api/admin/programme/${part}`

interface Draft {
  readonly revision: string
  readonly changed: boolean
  readonly changedBy: string | null
  // biome-ignore lint/suspicious/noExplicitAny: each part has its own contents.
  readonly contents: any
}

describe('the program of a clinic', () => {
  let app: TestApp
  let tess: Browser
  let olga: Browser
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
    tess = await app.staff('manager')
    olga = await app.staff('owner')
  })
  afterAll(() => app.stop())

  const read = async (part: string, who = tess) => (await who.get(at(part))).json<Draft>()
  const save = (who: Browser, part: string, revision: string, contents: unknown) =>
    who.send('PUT', at(part), { contents }, { 'if-match': `"${revision}"` })
  const overview = async () => (await tess.get('/api/admin/programme')).json()
  const publish = async (note = '') => {
    const { revision } = await overview()
    const headers = { 'if-match': `"${revision}"` }
    return tess.post('/api/admin/programme/publications', { note }, headers)
  }
  const services = async () =>
    (await app.visitor().get('/api/services')).json<{ name: string; pointsEarned: number }[]>()

  it('begins with what was there', async () => {
    const { version, parts: shown, missing } = await overview()
    expect(version).toBeGreaterThan(0)
    expect(shown).toEqual(
      parts.map(part => ({ part, changed: false, changedBy: null, changedAt: null, problems: [] })),
    )
    expect(missing).toEqual([{ part: 'tiers', what: 'Add tier perks' }])
    expect((await read('menu')).contents.services).toHaveLength((await services()).length)
  })

  it('is edited as a draft, which nobody sees before it is published', async () => {
    const { revision, contents } = await read('menu')
    const [first, ...others] = contents.services
    const dearer = { ...first, pointsEarned: first.pointsEarned + 10 }
    const saved = await save(tess, 'menu', revision, { ...contents, services: [...others, dearer] })
    expect([saved.status, saved.json<Draft>()]).toMatchObject([200, { changed: true, changedBy: 'Tess' }])
    expect((await services())[0]).toMatchObject({ name: first.name, pointsEarned: first.pointsEarned })
    const { version } = await overview()
    const published = await publish('More for it')
    expect([published.status, published.json()]).toMatchObject([
      200,
      { version: { number: Number(version) + 1, publishedBy: 'Tess', note: 'More for it' } },
    ])
    expect((await services()).at(-1)).toMatchObject({ name: first.name, pointsEarned: dearer.pointsEarned })
    expect(await read('menu')).toMatchObject({ changed: false, changedBy: null })
  })

  it('tells the second editor what the first one made of it', async () => {
    const { revision, contents } = await read('places')
    const place = { ...contents.places[0], id: newId(), name: 'Mitte' }
    const mine = { places: [...contents.places, place] }
    expect((await save(olga, 'places', revision, mine)).status).toBe(200)
    const now = await read('places')
    // Whoever lost the first answer sends the same once more.
    expect((await save(olga, 'places', revision, mine)).status).toBe(200)
    const late = await save(tess, 'places', revision, { places: [{ ...place, name: 'Wedding' }] })
    expect([late.status, late.code]).toEqual([409, 'programme-draft-changed'])
    expect(late.json()).toMatchObject({ message: expect.stringMatching(/^Olga changed this/), current: now })
    expect(await read('places')).toEqual(now)
    expect((await tess.send('PUT', at('places'), { contents })).code).toBe('programme-revision-needed')
    const discarded = await tess.send('DELETE', at('places'), undefined, { 'if-match': `"${now.revision}"` })
    expect(discarded.json<Draft>()).toMatchObject({ revision, changed: false, contents })
  })

  it('says its revision as an ETag, and shows every role what is there', async () => {
    const ines = await app.staff('front desk')
    for (const part of parts) {
      const answer = await ines.get(at(part))
      expect(answer.headers['etag']).toBe(`"${answer.json<Draft>().revision}"`)
    }
    const { headers } = await ines.get('/api/admin/programme')
    expect(headers['etag']).toBe(`"${(await overview()).revision}"`)
  })

  it('archives what is left out, and takes it back under its id', async () => {
    const before = await read('menu')
    const [first, ...others] = before.contents.services
    await save(tess, 'menu', before.revision, { ...before.contents, services: others })
    await publish()
    expect((await services()).map(({ name }) => name)).not.toContain(first.name)
    const { revision, contents } = await read('menu')
    expect(contents.services.at(-1)).toEqual({ ...first, isArchived: true })
    await save(tess, 'menu', revision, before.contents)
    await publish()
    expect((await services())[0]).toMatchObject({ id: first.id, name: first.name })
  })

  it('is not published with problems, and says where they are', async () => {
    const { revision, contents } = await read('menu')
    const service = { ...contents.services[0], id: newId(), name: ' ', categoryId: 'nowhere' }
    const kept = await save(tess, 'menu', revision, {
      ...contents,
      services: [...contents.services, service],
    })
    expect(kept.status).toBe(200)
    const place = `services.${contents.services.length}`
    const { parts: shown } = await overview()
    expect((shown as { part: string; problems: unknown }[])[1]).toMatchObject({
      part: 'menu',
      changed: true,
      problems: [{ path: `${place}.name` }, { path: `${place}.categoryId` }],
    })
    const refused = await publish()
    expect([refused.status, refused.code]).toEqual([400, 'not-ready-to-publish'])
    expect(refused.json()).toMatchObject({ errors: [{ path: `menu.${place}.name` }, {}] })
    const { revision: now } = await read('menu')
    await tess.send('DELETE', at('menu'), undefined, { 'if-match': `"${now}"` })
    expect((await publish()).code).toBe('nothing-to-publish')
  })

  it('gives a new code a secret of its own, and retires the one before', async () => {
    const { revision, contents } = await read('codes')
    const [first] = contents.codes
    const replaced = { ...first, id: newId(), pointsValue: 7 }
    await save(tess, 'codes', revision, {
      codes: [
        ...contents.codes.map((code: typeof first) => ({ ...code, isRetired: code.id === first.id })),
        replaced,
      ],
    })
    const before = await app.modules.loyalty.listCheckInCodes()
    await publish()
    const now = await app.modules.loyalty.listCheckInCodes()
    expect(now.find(({ id }) => id === first.id)).toBeUndefined()
    expect(now.find(({ id }) => id === replaced.id)).toMatchObject({
      description: first.description,
      pointsValue: 7,
    })
    const mia = await app.member('Mia')
    const scan = (code: string | undefined) => mia.post('/api/checkin', { code })
    expect((await scan(before.find(({ id }) => id === first.id)?.code)).code).toBe('inactive-check-in-code')
    expect((await scan(now.find(({ id }) => id === replaced.id)?.code)).json()).toMatchObject({
      pointsEarned: 7,
    })
  })

  it('pauses a reward, and ends its vouchers on the day that the clinic says', async () => {
    const { revision, contents } = await read('rewards')
    const [light, credit, ...others] = contents.rewards
    const rewards = [{ ...light, validDays: 30, pointsRequired: 5 }, { ...credit, isPaused: true }, ...others]
    await save(tess, 'rewards', revision, { rewards })
    await publish()
    const goals = (await app.visitor().get('/api/points-goals')).json<
      { id: string; pointsRequired: number }[]
    >()
    expect(goals.map(({ id }) => id)).not.toContain(credit.id)
    expect(goals[0]).toMatchObject({ id: light.id, pointsRequired: 5 })
    const mia = await app.member('Mia')
    const claimed = await mia.post(`/api/user/redeem-goal/${light.id}`)
    expect(claimed.json()).toMatchObject({ voucher: { expiresAt: '2026-12-22T07:59:59.999Z' } })
    expect((await mia.post(`/api/user/redeem-goal/${credit.id}`)).code).toBe('reward-paused')
  })

  it('is changed, discarded, published and restored by whoever has seen it as it is', async () => {
    const { program } = app.modules
    const by = { id: 'staff:tess', name: 'Tess', isOwner: false }
    const { revision: seen, contents } = await program.readDraft('codes')
    const { revision: whole } = await program.readOverview()
    const more = { codes: contents.codes.map(code => ({ ...code, pointsValue: code.pointsValue + 1 })) }
    await program.saveDraft('codes', more, { seen, by: { ...by, name: 'Olga' } })
    const changed = { code: 'programme-draft-changed', message: expect.stringMatching(/^Olga changed/) }
    for (const late of [
      program.saveDraft('codes', { codes: [] }, { seen, by }),
      program.discardDraft('codes', { seen, by }),
      program.publishDraft({ note: '', by, seen: whole }),
      program.restoreVersion(1, { seen: whole, by }),
    ])
      await expect(late).rejects.toMatchObject(changed)
    const blind = program.publishDraft({ note: '', by, seen: '' })
    await expect(blind).rejects.toMatchObject({ code: 'programme-revision-needed' })
    expect(await program.saveDraft('codes', more, { seen, by })).toMatchObject({ changes: [] })
    const { revision: now } = await program.readDraft('codes')
    expect(await program.saveDraft('codes', contents, { seen: now, by })).toMatchObject({
      draft: { changed: false, changedBy: null },
    })
  })

  it('records what was made beside it as a version of its own', async () => {
    const { program } = app.modules
    const { version } = await program.readOverview()
    await app.database.run("update loyalty.check_in_code set points_value = 8 where description = 'Welcome'")
    await app.modules.cache.invalidate('check-in-codes', '')
    const record = { note: 'Codes', by: 'Velora', begins: false }
    expect(await program.recordCurrentVersion(record)).toMatchObject({
      number: version + 1,
      publishedBy: 'Velora',
    })
    expect(await program.readDifference(version, version + 1)).toMatchObject([
      { words: 'Welcome: 5 → 8 points' },
    ])
  })

  it('writes before and after into the audit log', async () => {
    const entries = (await olga.get('/api/admin/audit?limit=100')).json<
      { action: string; subject: string }[]
    >()
    const subjects = entries.map(({ action, subject }) => `${action} ${subject}`).join('\n')
    expect(subjects).toMatch(/saveMenuDraft menu: .*: \d+ → \d+ points/)
    expect(subjects).toMatch(/publishProgram version \d+: .*: \d+ → \d+ points/)
    expect(subjects).toMatch(/discardPlacesDraft places: Removed: location Mitte/)
  })

  it('has every version, numbered without a gap', async () => {
    const versions = (await tess.get('/api/admin/programme/versions')).json<{ number: number }[]>()
    expect(versions.map(({ number }) => number)).toEqual(versions.map((_, n) => versions.length - n))
    const change = 'update programme.version set note = $1'
    await expect(app.database.run(change, ['other'])).rejects.toThrow()
  })
})
