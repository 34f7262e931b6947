import { afterEach, describe, expect, it } from 'vitest'
import { campaignNow, decide, deliver, type Result, sumOf } from '../../../support/audience.ts'
import { bothDatabases } from '../../../support/databases.ts'
import { openWithPeers, type Peers } from '../../../support/messaging-peers.ts'

const news = { subject: 'A quiet Tuesday', message: 'First line.\n\nSecond line.' }

describe.each(bothDatabases)('a campaign that several work on (%s)', database => {
  let peers: Peers
  afterEach(() => peers.stop())
  const open = async (channel: 'email' | 'push', names: readonly string[]) => {
    peers = await openWithPeers(database)
    for (const name of names) await decide(peers.app, name, channel, true)
    return peers
  }
  const mailed = () => peers.smtp.received.map(({ to: [address] }) => address).sort()

  it('goes on where a process was killed: mail once, and not again when it had left', async () => {
    const { app, order } = await open('email', ['Mia', 'Noor', 'Ava'])
    const result = await order<Result>('email-campaign', news)
    const held = new Date(app.clock.now().getTime() + 120_000)
    const hold = (name: string, leftAt: Date | null) =>
      app.database.run(
        `update messaging.delivery set state = 'sending', attempts = 1, next_attempt_at = $2, left_at = $3
         where first_name = $1`,
        [name, held, leftAt],
      )
    await hold('Noor', null)
    await hold('Ava', app.clock.now())
    await deliver(app)
    expect(mailed()).toEqual(['mia@velora.test'])
    app.clock.advance({ minutes: 2 })
    await deliver(app)
    expect(mailed()).toEqual(['mia@velora.test', 'noor@velora.test'])
    const now = await campaignNow(app, result)
    expect(now).toMatchObject({ state: 'done', successCount: 2, unknownCount: 1, pendingCount: 0 })
    expect(sumOf(now)).toBe(now.total)
  })

  it('is begun and sent once by workers that take from it at the same time', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `Guest${n}`)
    const { app, order } = await open('email', names)
    const results = [await order<Result>('email-campaign', news)]
    await Promise.all(Array.from({ length: 4 }, () => deliver(app)))
    expect(mailed()).toEqual(names.map(name => `${name.toLowerCase()}@velora.test`).sort())
    const later = { title: 'T', message: 'M', type: 'REMINDER', targetAudience: 'ALL' }
    results.push(await order<Result>('notifications/send', { ...later, scheduledFor: '2026-11-22T09:00:00' }))
    app.clock.set('2026-11-22T17:00:00Z')
    await Promise.all(Array.from({ length: 4 }, () => deliver(app)))
    for (const result of results)
      expect(await campaignNow(app, result)).toMatchObject({ state: 'done', total: 12, successCount: 12 })
  })

  it('for birthdays reaches a member once a year, however often it is sent at once', async () => {
    const { app } = await open('push', ['Mia', 'Noor', 'Ava'])
    const titles = async (name: string) =>
      (await (await app.member(name)).get('/api/notifications')).json<{ title: string }[]>()
    for (const [name, day] of [
      ['Mia', '1991-11-30'],
      ['Noor', '1988-12-01'],
    ] as const)
      await app.modules.identity.fillBirthday((await app.member(name)).id, day)
    const send = async () => (await app.staff('owner')).post('/api/admin/notifications/birthday')
    const answers = await Promise.all(Array.from({ length: 5 }, send))
    expect(answers.map(answer => answer.json<Result>().totalRecipients).sort()).toEqual([0, 0, 0, 0, 1])
    await deliver(app)
    expect(await titles('Mia')).toMatchObject([
      {
        title: 'Happy Birthday!',
        message: 'Velora is celebrating with you: your birthday special is waiting all month long.',
        type: 'BIRTHDAY',
      },
    ])
    expect(await titles('Noor')).toEqual([])
    app.clock.set('2027-11-02T18:00:00Z')
    expect((await send()).json()).toMatchObject({ totalRecipients: 1 })
  })
})
