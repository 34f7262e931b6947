import { afterEach, describe, expect, it } from 'vitest'
import { campaignNow, decide, deliver, type Result } from '../../../support/audience.ts'
import { openWithPeers, type Peers } from '../../../support/messaging-peers.ts'

const names = Array.from({ length: 30 }, (_, n) => `Guest${n}`)
const news = { subject: 'A quiet Tuesday', message: 'Come by.' }

describe('a run that sends a campaign', () => {
  let peers: Peers
  afterEach(() => peers.stop())
  let onRecipient = () => {}
  const open = async () => {
    onRecipient = () => {}
    peers = await openWithPeers(
      'postgresql',
      {},
      {
        onRcptTo(_to, _session, answer) {
          onRecipient()
          answer()
        },
      },
    )
    for (const name of names) await decide(peers.app, name, 'email', true)
    return { ...peers, campaign: await peers.order<Result>('email-campaign', news) }
  }
  const rows = async (condition: string) =>
    (await peers.app.database.run(`select from messaging.delivery where ${condition}`)).length

  it('ends when it is told to, and puts back what it had taken as if it had not been tried', async () => {
    const { app, smtp, campaign } = await open()
    await app.modules.messaging.deliverCampaigns(() => smtp.received.length >= 5)
    const sent = smtp.received.length
    expect(sent).toBeLessThan(names.length)
    expect([await rows(`state = 'sent'`), await rows(`state = 'pending' and attempts = 0`)]).toEqual([
      sent,
      names.length - sent,
    ])
    await deliver(app)
    expect(await campaignNow(app, campaign)).toMatchObject({ state: 'done', successCount: names.length })
    expect(smtp.received).toHaveLength(names.length)
  })

  it('hands over to another one after a minute, unless its process stops', async () => {
    const { app } = await open()
    const handedOver = async () => {
      await app.database.run(`delete from jobs.job where name = 'campaigns'`)
      onRecipient = () => app.clock.advance({ seconds: 61 })
      return async () => (await app.database.run(`select from jobs.job where name = 'campaigns'`)).length
    }
    const jobs = await handedOver()
    await deliver(app)
    expect(await jobs()).toBe(1)
    const none = await handedOver()
    await app.modules.messaging.deliverCampaigns(() => true)
    expect(await none()).toBe(0)
  })

  it('fails when something broke, after what was under way is settled', async () => {
    const { app, smtp } = await open()
    await app.database.run(
      `create function messaging.fail() returns trigger language plpgsql as $$ begin raise exception 'It broke.'; end $$`,
    )
    await app.database.run(
      `create trigger fail before update on messaging.delivery for each row
       when (new.first_name = 'Guest3' and new.state = 'sent') execute function messaging.fail()`,
    )
    await expect(deliver(app)).rejects.toThrow('It broke.')
    expect(await rows(`state = 'sending'`)).toBeLessThanOrEqual(smtp.received.length)
    expect(await rows(`state = 'sent'`)).toBeLessThan(smtp.received.length)
    await app.database.run('drop trigger fail on messaging.delivery')
    await app.database.run('drop function messaging.fail')
  })
})
