import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine, Run } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { openEngine, usualDatabases } from '../../support/databases.ts'
import { intakeOf } from '../../support/intakes.ts'

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

describe.each(usualDatabases)('the download of a long membership (%s)', database => {
  let app: TestApp
  const most = { rows: 0 }
  beforeAll(async () => {
    app = await openTestApp({ database, engine: measuring(await openEngine(database), most) })
  })
  afterAll(() => app.stop())

  it('is whole, and read a few hundred rows at a time', async () => {
    const mia = await app.member('Mia')
    await app.database.run(
      `insert into messaging.notification (member_id, id, title, message, type, is_read, created_at)
       select $1, gen_random_uuid(), 'News ' || n, 'Hello', 'general', false, now() from generate_series(1, 1001) n`,
      [mia.id],
    )
    for (let n = 0; n < 3; n++) await mia.post('/api/user/hipaa-intake', intakeOf())
    most.rows = 0
    const answer = await mia.get('/api/user/export')
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
