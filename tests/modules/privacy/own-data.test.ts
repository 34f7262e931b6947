import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine, Run } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { openEngine, usualDatabases } from '../../support/databases.ts'
import { intakeOf } from '../../support/intakes.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { livelyMember } from '../../support/lively-member.ts'

/** Notes the most rows that any statement gave. */
function measuring(engine: Engine, most: { rows: number }): Engine {
  const measure =
    (run: Run): Run =>
    async (...statement) => {
      const result = await run(...statement)
      most.rows = Math.max(most.rows, result.rows.length)
      return result
    }
  return {
    ...engine,
    run: measure(engine.run),
    transaction: work => engine.transaction(run => work(measure(run))),
  }
}

describe.each(usualDatabases)('a member’s own data (%s)', database => {
  let app: TestApp
  const most = { rows: 0 }
  beforeAll(async () => {
    app = await openTestApp({ database, engine: measuring(await openEngine(database), most) })
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

  it('are whole however long the history is, and read a few hundred rows at a time', async () => {
    const ada = await app.member('Ada')
    await app.database.run(
      `insert into messaging.notification (member_id, id, title, message, type, is_read, created_at)
       select $1, gen_random_uuid(), 'News ' || n, 'Hello', 'general', false, now() from generate_series(1, 1001) n`,
      [ada.id],
    )
    for (let n = 0; n < 3; n++) await ada.post('/api/user/hipaa-intake', intakeOf())
    most.rows = 0
    const answer = await ada.get('/api/user/export')
    const { holdings } = answer.json<{
      holdings: {
        messaging: { notifications: readonly { title: string }[] }
        intake: { intakes: readonly { version: number }[] }
      }
    }>()
    expect(new Set(holdings.messaging.notifications.map(({ title }) => title)).size).toBe(1001)
    expect(holdings.intake.intakes.map(({ version }) => version)).toEqual([3, 2, 1])
    expect(most.rows).toBeLessThanOrEqual(200)
    expect(answer.headers['content-disposition']).toContain('my-data.json')
  })
})
