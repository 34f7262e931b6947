import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { openLog } from '#platform/http/server/log.ts'
import { openAll } from '../../src/server/open-all.ts'
import { readSettings } from '../../src/server/settings.ts'
import { phiKey, sessionKey } from '../support/app.ts'
import { bothDatabases, newPostgresDatabase } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { migratedFolder } from '../support/migrated-folder.ts'
import { nodeEnvironment } from '../support/process.ts'
import { type SmtpPeer, startSmtpPeer } from '../support/smtp-peer.ts'
import { vapidKeys } from '../support/vapid-keys.ts'

const recipients = 300
/** Mails that have left and are not recorded as taken, two for each connection: so many may be cut off by a kill. */
const atOnce = 10

describe.each(bothDatabases)('a campaign whose process is killed at 30 % and at 70 % (%s)', kind => {
  const children: ChildProcess[] = []
  const folder = migratedFolder('campaign', kind)
  let smtp: SmtpPeer
  afterEach(async () => {
    for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
    await smtp.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('loses nobody and sends to nobody twice', async () => {
    smtp = await startSmtpPeer({
      onMailFrom: (_from, _session, answer) => void setTimeout(5).then(() => answer()),
    })
    const env: Record<string, string> = {
      ...vapidKeys,
      DATA_DIR: folder,
      DEMO: '0',
      SESSION_KEYS: sessionKey,
      PHI_KEYS: phiKey,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Velora <hello@clinic.test>',
      ...(kind === 'postgresql' && { DATABASE_URL: await newPostgresDatabase() }),
    }
    const id = await withApp(env, async ({ modules, database }) => {
      await database.run(
        `insert into identity.member (id, email, password_hash, first_name, last_name, created_at)
         select gen_random_uuid(), 'guest' || n || '@velora.test', '', 'Guest', 'Hart', now()
         from generate_series(1, $1::int) n`,
        [recipients],
      )
      const audience = { kind: 'ALL', tier: null, leastPoints: null, mostPoints: null } as const
      const words = { title: 'News', message: 'A quiet Tuesday', type: 'PROMOTION' as const }
      const how = { imageUrl: null, sendToAll: true, scheduledFor: null }
      return modules.messaging.startCampaign({ kind: 'email', audience, ...words, ...how }, 'Olga')
    })
    for (const [turn, share] of [0.3, 0.7].entries()) {
      const child = start(env, turn)
      await eventually(async () => expect(smtp.received.length).toBeGreaterThan(recipients * share), 60_000)
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    const last = start(env, 2)
    const [code] = await once(last, 'exit')
    expect(code).toBe(0)

    const addresses = smtp.received.map(({ to: [address] }) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
    const { stats, state } = await withApp(env, ({ modules }) => modules.messaging.findCampaign(id))
    expect(state).toBe('done')
    expect(stats.sent + stats.unknown).toBe(recipients)
    expect(stats.unknown).toBeLessThanOrEqual(2 * atOnce)
    expect(addresses.length).toBeGreaterThanOrEqual(stats.sent)
  }, 180_000)

  // Each turn begins when the holds of the one before are over.
  const start = (env: Record<string, string>, turn: number) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'campaign-process.ts')], {
      env: { ...nodeEnvironment(), ...env, AHEAD_MS: String(turn * 200_000) },
      stdio: 'ignore',
    })
    children.push(child)
    return child
  }

  async function withApp<T>(
    env: Record<string, string>,
    work: (app: Awaited<ReturnType<typeof openAll>>) => Promise<T>,
  ): Promise<T> {
    const app = await openAll(readSettings(env), {}, openLog('silent'))
    const result = await work(app)
    await app.close()
    return result
  }
})
