import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bothDatabases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { kill, killedClinic } from '../support/killed-clinic.ts'
import { startSmtpPeer } from '../support/smtp-peer.ts'

const recipients = 300
/** Mails that have left and are not recorded as taken, two for each connection: so many may be cut off by a kill. */
const atOnce = 10

describe.each(bothDatabases)('a campaign whose process is killed at 30 % and at 70 % (%s)', kind => {
  it('loses nobody and sends to nobody twice', async () => {
    const smtp = await startSmtpPeer({
      onMailFrom: (_from, _session, answer) => void setTimeout(5).then(() => answer()),
    })
    onTestFinished(() => smtp.stop())
    const { start, withApp } = await killedClinic(kind, {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Velora <hello@clinic.test>',
    })
    // Each turn begins when the holds of the one before are over.
    const send = (turn: number) => start('campaign-process.ts', { AHEAD_MS: String(turn * 200_000) })
    const id = await withApp(async ({ modules, database }) => {
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
      const child = send(turn)
      await eventually(async () => expect(smtp.received.length).toBeGreaterThan(recipients * share), 60_000)
      await kill(child)
    }
    expect(await once(send(2), 'exit')).toEqual([0, null])

    const addresses = smtp.received.map(({ to: [address] }) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
    const { stats, state } = await withApp(({ modules }) => modules.messaging.findCampaign(id))
    expect(state).toBe('done')
    expect(stats.sent + stats.unknown).toBe(recipients)
    expect(stats.unknown).toBeLessThanOrEqual(2 * atOnce)
    expect(addresses.length).toBeGreaterThanOrEqual(stats.sent)
  }, 180_000)
})
