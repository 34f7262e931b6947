import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../support/app.ts'
import type { Browser } from '../../../support/client.ts'
import { usualDatabases } from '../../../support/databases.ts'
import { treatmentOf } from '../../../support/points.ts'
import { type Entry, listed, path, special, titles } from './audit-entries.ts'

describe.each(usualDatabases)('searching the audit log (%s)', database => {
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
    await app.modules.identity.eraseMember(departed.id)
    const choices = (await olga.get('/api/admin/audit/choices')).json<{
      people: { name: string }[]
      actions: { title: string }[]
    }>()
    expect(choices.people.map(({ name }) => name)).toEqual(['Ines', 'Olga'])
    expect(choices.actions.map(({ title }) => title)).toEqual([
      'Award treatment',
      'Create monthly special',
      'Delete their own account',
      'Open the staff area',
    ])
  })
})
