import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { bothDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { livelyMember } from '../../support/lively-member.ts'
import { givePoints } from '../../support/points.ts'

describe.each(bothDatabases)('a member’s own data (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  afterAll(async () => {
    await expectSoundLedger(app.database)
    await app.stop()
  })

  it('come as a file with all that every module holds', async () => {
    const mia = await livelyMember(app, 'Mia')
    const answer = await mia.get('/api/user/export')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
    expect(answer.headers['cache-control']).toBe('no-store')
    const { holdings } = answer.json<{ holdings: Record<string, Record<string, unknown>> }>()
    expect(holdings['identity']).toMatchObject({
      email: mia.email,
      firstName: 'Mia',
      staffActions: [{ role: 'front desk', action: 'awardTreatment' }],
    })
    expect(holdings['loyalty']).toMatchObject({
      ledger: [{ kind: 'reward' }, { kind: 'treatment', amount: 700 }],
      vouchers: [{ code: expect.any(String) }],
      treatments: [{ points: 700 }],
    })
    expect(holdings['tiers']).toMatchObject({ visits: 1 })
    expect(holdings['messaging']?.['notifications']).toEqual(
      expect.arrayContaining([expect.objectContaining({ title: 'Points earned' })]),
    )
    expect(holdings['thisBrowser']).toMatchObject({
      cookieChoices: [{ analytics: true }],
      events: [{ event: 'booking link opened' }],
      visits: [{ url: '/services' }],
    })
  })

  it('hold no secret, no staff name and nothing of another member', async () => {
    const [mia, noor] = [await app.member('Mia'), await livelyMember(app, 'Noor')]
    const { text } = await mia.get('/api/user/export')
    for (const mark of ['argon2', 'Ines', noor.email, noor.id, 'key_hash']) expect(text).not.toContain(mark)
    expect((await noor.get('/api/user/export')).text).not.toContain(mia.email)
  })

  it('are complete however long the history is', async () => {
    const ada = await app.member('Ada')
    for (let n = 0; n < 120; n++) await givePoints(app, 'Ada', 1)
    const { holdings } = (await ada.get('/api/user/export')).json<{
      holdings: { loyalty: { ledger: unknown[] }; messaging: { notifications: unknown[] } }
    }>()
    expect(holdings.loyalty.ledger).toHaveLength(120)
    expect(holdings.messaging.notifications.length).toBeGreaterThanOrEqual(120)
  })
})
