import { randomBytes } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openPostgres } from '#platform/database/postgresql.ts'
import { openTestApp, phiKey, sessionKey, type TestApp } from '../../../support/app.ts'
import { type DatabaseKind, newPostgresDatabase, usualDatabases } from '../../../support/databases.ts'
import { runToEnd } from '../../../support/process.ts'
import { vapidKeys } from '../../../support/vapid-keys.ts'

const METRICS_TOKEN = randomBytes(24).toString('base64url')

async function openApp(database: DatabaseKind, engine?: ReturnType<typeof openPostgres>) {
  const options = { database, now: '2026-11-20T18:00:00Z', env: { METRICS_TOKEN } }
  const app = await openTestApp({ ...options, ...(engine && { engine }) })
  onTestFinished(app.stop)
  return app
}

/** Somebody with the database's own rights, past every trigger. */
const change = (app: TestApp) =>
  app.database.inTransaction(async () => {
    await app.database.run('set local session_replication_role = replica')
    await app.database.run("update identity.audit_entry set staff_name = 'Nobody'")
  })

async function checkTomorrow(app: TestApp) {
  app.clock.advance({ days: 1 })
  await app.modules.daily.runDue()
}

describe.each(usualDatabases)('an audit log that somebody changed (%s)', database => {
  it('is said to the owner and to metrics by the check of the day', async () => {
    const app = await openApp(database)
    await app.staff('owner')
    const findings = async () =>
      (await (await app.staff('owner')).get('/api/admin/setup')).json<{ code: string; what: string }[]>()
    const ofAudit = async () => (await findings()).filter(({ code }) => code === 'audit-log-changed')
    const metric = async () =>
      (await app.visitor().send('GET', '/metrics', undefined, { authorization: `Bearer ${METRICS_TOKEN}` }))
        .text
    await checkTomorrow(app)
    expect(await ofAudit()).toEqual([])
    expect(await metric()).toMatch(/^audit_log_broken 0$/m)
    await change(app)
    await checkTomorrow(app)
    expect(await ofAudit()).toEqual([
      expect.objectContaining({
        severity: 'critical',
        what: expect.stringMatching(
          /^The audit log was changed: entry .* is not what was sealed as number 1\.$/,
        ),
      }),
    ])
    const metrics = await metric()
    expect(metrics).toMatch(/^audit_log_broken 1$/m)
    expect(metrics).toMatch(/^audit_entries_sealed [1-9]/m)
    expect(metrics).toMatch(/^audit_entries_waiting [1-9]/m)
  })
})

describe('npm run cli -- audit:verify', () => {
  it('says the head, proves a seal that was noted, and finds what was changed; so does the doctor', async () => {
    const url = await newPostgresDatabase()
    const app = await openApp('postgresql', openPostgres({ url, onError: () => {} }))
    await app.staff('owner')
    const env = { DATABASE_URL: url, DEMO: '0', SESSION_KEYS: sessionKey, PHI_KEYS: phiKey, ...vapidKeys }
    const verify = (...words: string[]) => runToEnd(env, 'src/commands/verify-audit.ts', words)
    await checkTomorrow(app)

    const file = (await (await app.staff('owner')).get('/api/admin/audit.csv')).text
    const [head = ''] = /\d+:[0-9a-f]{64}/.exec(file) ?? []
    expect(await verify(head)).toEqual({
      code: 0,
      output: expect.stringMatching(
        new RegExp(`^audit log verified: \\d+ entries, \\d+ to be sealed; head ${head}\n$`),
      ),
    })
    expect(await verify(head.replace(/.$/, last => (last === '0' ? '1' : '0')))).toMatchObject({
      code: 1,
      output: expect.stringContaining('has changed since'),
    })
    expect(await verify('yesterday')).toMatchObject({
      code: 1,
      output: expect.stringContaining('isn’t a hash from this command'),
    })

    await change(app)
    expect(await verify()).toMatchObject({
      code: 1,
      output: expect.stringContaining('audit log broken: entry '),
    })
    await checkTomorrow(app)
    await app.database.run(
      "insert into platform.daily_run values ('ledger check', '2026-12-31', now(), '3 violations')",
    )
    const said = await runToEnd({ ...env, APP_URL: 'https://vip.glow.test' }, 'src/commands/doctor.ts')
    expect(said.output).toContain('Fix first: The audit log was changed: entry ')
    expect(said.output).toContain('Fix first: The points ledger doesn’t add up: 3 violations.')
  })
})
