import { afterEach, describe, expect, it } from 'vitest'
import { campaignNow, decide, deliver, type Result } from '../../../support/audience.ts'
import { bothDatabases } from '../../../support/databases.ts'
import { eventually } from '../../../support/eventually.ts'
import { openWithPeers, type Peers } from '../../../support/messaging-peers.ts'

const names = Array.from({ length: 12 }, (_, n) => `Guest${n}`)
const news = { subject: 'A quiet Tuesday', message: 'Come by.' }
const addressOf = (name: string) => `${name.toLowerCase()}@velora.test`

describe.each(bothDatabases)('what was taken and has not left (%s)', database => {
  let peers: Peers
  let release = Promise.withResolvers<void>()
  let asked = 0
  const open = async (env: Record<string, string> = {}) => {
    release = Promise.withResolvers<void>()
    asked = 0
    const onMailFrom = async (_from: unknown, _session: unknown, answer: () => void) => {
      asked += 1
      await release.promise
      answer()
    }
    peers = await openWithPeers(database, env, { onMailFrom }, 20_000)
    for (const name of names) await decide(peers.app, name, 'email', true)
  }
  afterEach(() => peers.stop())

  const meanwhile = async (happens: (campaign: Result) => Promise<unknown>, body: unknown = news) => {
    const campaign = await peers.order<Result>('email-campaign', body)
    const delivered = deliver(peers.app)
    await eventually(async () => expect(asked).toBeGreaterThan(0))
    await happens(campaign)
    release.resolve()
    await delivered
    return campaign
  }
  const mailed = () => peers.smtp.received.map(({ to: [address] }) => address).sort()

  it('does not leave when the campaign is cancelled, and is counted as cancelled', async () => {
    await open()
    const campaign = await meanwhile(({ campaignId }) => peers.order(`campaigns/${campaignId}/cancel`))
    expect(mailed()).toEqual([])
    expect(await campaignNow(peers.app, campaign)).toMatchObject({
      state: 'cancelled',
      pendingCount: 0,
      skipped: [{ reason: 'cancelled', count: names.length }],
    })
  })

  it('waits when the campaign is held, and leaves once when it goes on', async () => {
    await open()
    const campaign = await meanwhile(({ campaignId }) => peers.order(`campaigns/${campaignId}/pause`))
    expect(mailed()).toEqual([])
    expect(await campaignNow(peers.app, campaign)).toMatchObject({
      state: 'paused',
      pendingCount: names.length,
    })
    await peers.order(`campaigns/${campaign.campaignId}/resume`)
    await deliver(peers.app)
    expect(mailed()).toEqual(names.map(addressOf).sort())
    expect(await campaignNow(peers.app, campaign)).toMatchObject({
      state: 'done',
      successCount: names.length,
    })
  })

  it('does not leave to who unsubscribes', async () => {
    await open()
    const campaign = await meanwhile(() => decide(peers.app, 'Guest0', 'email', false))
    await deliver(peers.app)
    expect(mailed()).toEqual(names.slice(1).map(addressOf).sort())
    expect(await campaignNow(peers.app, campaign)).toMatchObject({
      state: 'done',
      skipped: [{ reason: 'unsubscribed', count: 1 }],
    })
  })

  it('does not leave to an address that the patient has replaced while it was held', async () => {
    await open()
    release.resolve()
    const campaign = await peers.order<Result>('email-campaign', news)
    await peers.order(`campaigns/${campaign.campaignId}/pause`)
    const { id } = await peers.app.member('Guest3')
    const replaces = addressOf('Guest3')
    await peers.order(`patients/${id}/sign-in-address`, { email: 'own@velora.test', replaces })
    await peers.order(`campaigns/${campaign.campaignId}/resume`)
    await deliver(peers.app)
    const others = names.filter(name => name !== 'Guest3').map(addressOf)
    expect(mailed().filter(address => address !== 'own@velora.test')).toEqual(others.sort())
    expect(await campaignNow(peers.app, campaign)).toMatchObject({
      state: 'done',
      skipped: [{ reason: 'address changed', count: 1 }],
    })
  })

  it('does not leave to who deletes the account, and holds up nobody else', async () => {
    await open()
    const { app } = peers
    const { id } = await app.member('Guest0')
    const campaign = await meanwhile(
      () => app.modules.privacy.deleteAccount(id, 'velora-secret', undefined),
      { ...news, sendToAll: true },
    )
    await deliver(app)
    expect(mailed()).toEqual(names.slice(1).map(addressOf).sort())
    expect(await campaignNow(app, campaign)).toMatchObject({
      state: 'done',
      pendingCount: 0,
      skipped: [{ reason: 'left', count: 1 }],
    })
    const rows = await app.database.run(
      `select state, reason, failure, target like 'left:%' as nameless from messaging.delivery where member_id is null and $1`,
      [true],
    )
    expect(rows).toEqual([{ state: 'skipped', reason: 'left', failure: null, nameless: true }])
  })

  it('is one a member and day when two campaigns leave at once', async () => {
    await open({ MARKETING_CAP: 'email:1' })
    const two = [
      await peers.order<Result>('email-campaign', news),
      await peers.order<Result>('email-campaign', { ...news, subject: 'Once more' }),
    ]
    release.resolve()
    await deliver(peers.app)
    expect(mailed()).toEqual(names.map(addressOf).sort())
    const results = await Promise.all(two.map(each => campaignNow(peers.app, each)))
    expect(results.map(({ state }) => state)).toEqual(['done', 'done'])
    expect(results.reduce((sum, { successCount }) => sum + successCount, 0)).toBe(names.length)
  })
})
