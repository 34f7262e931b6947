import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../support/app.ts'
import type { Browser } from '../../../support/client.ts'
import { usualDatabases } from '../../../support/databases.ts'
import { treatmentOf } from '../../../support/points.ts'

interface Entry {
  readonly id: string
  readonly at: string
  readonly staffId: string
  readonly staffName: string
  readonly action: string
  readonly actionTitle: string
  readonly memberName: string | null
  readonly subject: string | null
  readonly memberEmail: string | null
}

const special = {
  title: 'Autumn Glow',
  description: 'A calm hour.',
  discountType: 'percentage',
  discountValue: 20,
  validFrom: '2026-11-01',
  validUntil: '2026-11-30',
}

const path = (search: Readonly<Record<string, string>> = {}) =>
  `/api/admin/audit?${new URLSearchParams(search)}`

const listed = async (browser: Browser, search?: Readonly<Record<string, string>>) => {
  const answer = await browser.get(path(search))
  expect(answer.status, answer.text).toBe(200)
  // Each test begins by opening the staff area: that has a test of its own.
  const all = answer.json<Entry[]>()
  const entries = all.filter(({ action }) => action !== 'openStaffArea')
  const total = Number(answer.headers['x-total-count']) - (all.length - entries.length)
  return { entries, total, answer }
}

const titles = (entries: readonly Entry[]) =>
  entries.map(({ staffName, actionTitle, memberName }) => [staffName, actionTitle, memberName])

describe.each(usualDatabases)('the audit log (%s)', database => {
  let app: TestApp
  let olga: Browser
  beforeEach(async () => {
    app = await openTestApp({ database, now: '2026-11-20T18:00:00Z' })
    olga = await app.staff('owner')
  })
  afterEach(() => app.stop())

  const create = async () => expect((await olga.post('/api/admin/promotions', special)).status).toBe(200)

  async function award(firstName: string) {
    const member = await app.member(firstName)
    const ines = await app.staff('front desk')
    const { serviceId } = await treatmentOf(app)
    const answer = await ines.post('/api/admin/award-points', { userEmail: member.email, serviceId })
    expect(answer.status, answer.text).toBe(200)
    return member
  }

  it('says who did what to whom, newest first, in words', async () => {
    await create()
    app.clock.advance({ minutes: 1 })
    await award('Mia')
    const { entries, total } = await listed(olga)
    expect(titles(entries)).toEqual([
      ['Ines', 'Awarded points', 'Mia Hart'],
      ['Olga', 'Created monthly special', null],
    ])
    expect(total).toBe(2)
    expect(entries[0]).toMatchObject({ memberEmail: 'mia@velora.test', at: '2026-11-20T18:01:00.000Z' })
  })

  it('says who opened the staff area, by code or by account, and not who was refused', async () => {
    await app.modules.identity.register({
      email: 'boss@velora.test',
      password: 'velora-secret',
      name: 'The Boss',
      staffRole: 'manager',
    })
    await app.visitor().post('/api/admin/verify', { code: '99999999' })
    app.clock.advance({ minutes: 1 })
    const account = { email: 'boss@velora.test', password: 'velora-secret' }
    expect((await app.visitor().post('/api/auth/login', account)).status).toBe(200)
    await app.member('Mia')
    const opened = (await olga.get(path({ action: 'openStaffArea' }))).json<Entry[]>()
    expect(titles(opened)).toEqual([
      ['The Boss', 'Opened the staff area', null],
      ['Olga', 'Opened the staff area', null],
    ])
    expect(opened[0]).toMatchObject({ role: 'manager', address: '127.0.0.1' })
  })

  it('says who looked at patients, once a list, person and half-hour, however often the page asks', async () => {
    const ines = await app.staff('front desk')
    const looks = async () =>
      titles((await listed(olga)).entries).map(([who, what, whom]) => `${who}: ${what} ${whom}`)
    const lists = [
      'users',
      'patients/suggest?words=mia',
      'today',
      'awards',
      'vouchers/used',
      'service-requests',
    ]
    for (const list of lists)
      await Promise.all(
        [1, 2, 3].map(async () => expect((await ines.get(`/api/admin/${list}`)).status).toBe(200)),
      )
    expect((await looks()).sort()).toEqual([
      'Ines: Searched for a patient null',
      'Ines: Viewed recent awards null',
      'Ines: Viewed requests null',
      'Ines: Viewed the patient list null',
      'Ines: Viewed today’s patients null',
      'Ines: Viewed used vouchers null',
    ])
    await olga.get('/api/admin/today')
    app.clock.advance({ minutes: 29 })
    await ines.get('/api/admin/users?search=noor')
    expect(await looks()).toHaveLength(7)
    app.clock.advance({ minutes: 1 })
    await ines.get('/api/admin/users')
    expect((await looks())[0]).toBe('Ines: Viewed the patient list null')
    expect(await looks()).toHaveLength(8)
    await app.visitor().get('/api/admin/users')
    expect(await looks()).toHaveLength(8)
  })

  it('says which person, post, special or campaign it was about, also in the file', async () => {
    const about: (string | null)[] = []
    const done = async (method: string, to: string, body?: unknown) => {
      const answer = await olga.send(method, to, body)
      expect(answer.status, answer.text).toBe(200)
      app.clock.advance({ seconds: 1 })
      about.unshift((await listed(olga)).entries[0]?.subject ?? null)
      return answer.json<{ id: string; campaignId: string; person: { id: string } }>()
    }
    const { person } = await done('POST', '/api/admin/staff', { name: 'Ruth', role: 'clinical' })
    await done('PUT', `/api/admin/staff/${person.id}`, { name: 'Ruth A', role: 'owner', isActive: false })
    await done('POST', `/api/admin/staff/${person.id}/code`)
    const post = await done('POST', '/api/admin/blog-posts', { title: 'Sunscreen', content: 'Wear it.' })
    await done('POST', `/api/admin/blog-posts/${post.id}/publish`)
    await done('DELETE', `/api/admin/blog-posts/${post.id}`)
    const promotion = await done('POST', '/api/admin/promotions', special)
    await done('DELETE', `/api/admin/promotions/${promotion.id}`)
    const words = { title: 'Hello', message: 'Good day', type: 'GENERAL', targetAudience: 'ALL' }
    const later = { ...words, scheduledFor: '2026-11-30T18:00:00Z' }
    const { campaignId } = await done('POST', '/api/admin/notifications/send', later)
    await done('POST', `/api/admin/campaigns/${campaignId}/cancel`)
    const expected = [
      'campaign Hello',
      'campaign Hello',
      'monthly special Autumn Glow',
      'monthly special Autumn Glow',
      'post Sunscreen',
      'post Sunscreen',
      'post Sunscreen',
      'staff Ruth A',
      'staff Ruth A (owner, deactivated)',
      'staff Ruth (clinical)',
    ]
    expect(about).toEqual(expected)
    const { text } = await olga.get('/api/admin/audit.csv')
    for (const each of expected) expect(text).toMatch(new RegExp(`,"?${each.replaceAll(/[()]/g, '\\$&')}"?,`))
  })

  it('keeps what was done to somebody who left, without their name', async () => {
    const mia = await award('Mia')
    await app.modules.identity.eraseMembers([mia.id])
    const { entries } = await listed(olga, { patient: mia.id, action: 'awardTreatment' })
    expect(titles(entries)).toEqual([['Ines', 'Awarded points', null]])
  })

  it('refuses to be changed or shortened', async () => {
    await create()
    for (const text of [
      "update identity.audit_entry set staff_name = 'Nobody' where $1",
      'delete from identity.audit_entry where $1',
    ])
      await expect(app.database.run(text, [true])).rejects.toThrow('audit entries are never changed')
    await expect(app.database.run('truncate identity.audit_entry')).rejects.toThrow()
    expect((await listed(olga)).total).toBe(1)
  })

  it('is not longer for having been read, and is for having been taken along', async () => {
    await create()
    app.clock.advance({ seconds: 1 })
    await listed(olga)
    await olga.get('/api/admin/audit/choices')
    expect((await listed(olga)).total).toBe(1)
    expect((await olga.get('/api/admin/audit.csv')).status).toBe(200)
    expect(titles((await listed(olga)).entries)[0]).toEqual(['Olga', 'Exported the audit log', null])
  })

  it('refuses a place in the list that it never named', async () => {
    const place = `1.${'-'.repeat(36)}`
    expect((await olga.get(path({ cursor: place }))).status).toBe(400)
  })

  it('can be searched by person, action, patient and clinic days', async () => {
    const mia = await award('Mia')
    await award('Noor')
    app.clock.advance({ days: 1 })
    olga = await app.staff('owner')
    await create()
    const { entries } = await listed(await app.staff('manager'))
    const by = async (search: Readonly<Record<string, string>>) =>
      titles((await listed(olga, search)).entries).map(([who, , whom]) => [who, whom])
    const awards = [
      ['Ines', 'Noor Hart'],
      ['Ines', 'Mia Hart'],
    ]
    expect(await by({ staffId: entries[0]?.staffId ?? '' })).toEqual([['Olga', null]])
    expect((await by({ action: 'awardTreatment' })).sort()).toEqual(awards.sort())
    expect(await by({ patient: mia.id })).toEqual([['Ines', 'Mia Hart']])
    expect(await by({ patient: mia.email.toUpperCase() })).toEqual([['Ines', 'Mia Hart']])
    expect(await by({ patient: 'nobody@velora.test' })).toEqual([])
    expect(await by({ to: '2026-11-20', action: 'awardTreatment', patient: mia.email })).toHaveLength(1)
    expect(await by({ from: '2026-11-21' })).toEqual([['Olga', null]])
    expect(await by({ from: '2026-11-21', to: '2026-11-20' })).toEqual([])
  })

  it('takes days as the clinic has them, 25 hours long when the clocks go back', async () => {
    for (const at of [
      '2026-11-01T06:59:59Z',
      '2026-11-01T07:00:00Z',
      '2026-11-02T07:59:59Z',
      '2026-11-02T08:00:00Z',
    ]) {
      app.clock.set(at)
      olga = await app.staff('owner')
      await create()
    }
    const { entries } = await listed(olga, { from: '2026-11-01', to: '2026-11-01' })
    expect(entries.map(({ at }) => at)).toEqual(['2026-11-02T07:59:59.000Z', '2026-11-01T07:00:00.000Z'])
  })

  it('comes in parts that hold each entry once, also those of one instant', async () => {
    for (let n = 0; n < 7; n++) await create()
    const seen: string[] = []
    let address: string | undefined = path({ limit: '3', action: 'createPromotion' })
    while (address) {
      const answer = await olga.get(address)
      const entries = answer.json<Entry[]>()
      seen.push(...entries.map(({ id }) => id))
      expect([entries.length, answer.headers['x-total-count']]).toEqual([seen.length === 7 ? 1 : 3, '7'])
      address = /<(.*)>/.exec(String(answer.headers.link ?? ''))?.[1]
    }
    expect(new Set(seen).size).toBe(7)
  })

  it('offers the people and actions that are in it', async () => {
    await create()
    await award('Mia')
    const departed = await app.member('Noor')
    await app.modules.identity.eraseMembers([departed.id])
    const choices = (await olga.get('/api/admin/audit/choices')).json<{
      people: { name: string }[]
      actions: { title: string }[]
    }>()
    expect(choices.people.map(({ name }) => name)).toEqual(['Ines', 'Olga'])
    expect(choices.actions.map(({ title }) => title)).toEqual([
      'Awarded points',
      'Created monthly special',
      'Deleted their own account',
      'Opened the staff area',
    ])
  })

  it('shows a person what was seen of an account that was merged into theirs, as it shows staff', async () => {
    const [mia, noor] = [await award('Mia'), await award('Noor')]
    await olga.get(`/api/admin/users/${noor.id}/intake`)
    await app.modules.arrivals.mergeMembers({
      ...{ survivorId: mia.id, absorbedId: noor.id, actor: 'staff:test', actorName: 'Tess' },
    })
    expect(await app.modules.identity.listIntakeReaders(mia.id)).toMatchObject({
      readers: [{ staffName: 'Olga' }],
      more: 0,
    })
    const { entries, total } = await listed(olga, { patient: mia.email })
    expect(titles(entries)).toEqual([
      ['Olga', 'Viewed medical intake', 'Mia Hart'],
      ['Ines', 'Awarded points', 'Mia Hart'],
      ['Ines', 'Awarded points', 'Mia Hart'],
    ])
    expect(total).toBe(3)
  })
})
