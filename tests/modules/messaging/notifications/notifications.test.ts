import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NotificationType } from '../../../../src/modules/messaging/notifications/notification.ts'
import { openTestApp, type TestApp } from '../../../support/app.ts'
import { usualDatabases } from '../../../support/databases.ts'

interface Shown {
  readonly id: string
  readonly title: string
  readonly isRead: boolean
}

describe.each(usualDatabases)('the notifications of a member (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database, env: { QUIET_HOURS: '21:00-09:00' } })
    for (const [name, count] of [
      ['Mia', 25],
      ['Noor', 3],
    ] as const) {
      const { id } = await app.member(name)
      for (let n = 1; n <= count; n++) {
        app.clock.advance({ seconds: 1 })
        await app.modules.messaging.notifyMember(id, {
          title: `Note ${n}`,
          message: 'Hello',
          type: 'GENERAL',
        })
      }
    }
  })
  afterAll(() => app.stop())

  it('come newest first, page by page, each exactly once', async () => {
    const mia = await app.member('Mia')
    const seen: string[] = []
    let path: string | undefined = '/api/notifications?limit=10'
    while (path) {
      const answer = await mia.get(path)
      expect(answer.headers['x-total-count']).toBe('25')
      seen.push(...answer.json<Shown[]>().map(({ title }) => title))
      path = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1]
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, n) => `Note ${25 - n}`))
  })

  it('have no further page when a page ends with the last one', async () => {
    const mia = await app.member('Mia')
    const first = await mia.get('/api/notifications?limit=20')
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? ''
    const last = await mia.get(next.replace('limit=20', 'limit=5'))
    expect(last.json<Shown[]>()).toHaveLength(5)
    expect(last.headers['link']).toBeUndefined()
  })

  it('are the same under the address that check-in refreshes', async () => {
    const mia = await app.member('Mia')
    expect((await mia.get('/api/user/notifications')).text).toBe((await mia.get('/api/notifications')).text)
  })

  it('stay unread when they came after the list that was looked at', async () => {
    const ava = await app.member('Ava')
    const tell = async (title: string) => {
      app.clock.advance({ seconds: 1 })
      await app.modules.messaging.notifyMember(ava.id, { title, message: 'Hello', type: 'GENERAL' })
    }
    await tell('Seen')
    const [seen] = (await ava.get('/api/notifications')).json<Shown[]>()
    await tell('Not seen yet')
    expect((await ava.post('/api/notifications/read', { upTo: seen?.id })).status).toBe(200)
    const listed = (await ava.get('/api/notifications')).json<Shown[]>()
    expect(listed).toMatchObject([
      { title: 'Not seen yet', isRead: false },
      { title: 'Seen', isRead: true },
    ])
  })

  it('are read once the bell was opened, for that member only', async () => {
    const [mia, noor] = [await app.member('Mia'), await app.member('Noor')]
    expect((await mia.post('/api/notifications/read')).json()).toEqual({ success: true })
    const unread = async (who: typeof mia) =>
      (await who.get('/api/notifications')).json<Shown[]>().filter(({ isRead }) => !isRead).length
    expect([await unread(mia), await unread(noor)]).toEqual([0, 3])
  })

  it('are pushed besides where they are no offers, at night only where they are urgent', async () => {
    app.clock.set('2026-11-23T06:00:00Z')
    const jobsFor = async (type: NotificationType, more = {}) => {
      // Somebody else each time: who is known to have no device gets none.
      const { id } = await app.member(`Guest${type.charAt(0)}${type.length}`)
      await app.modules.messaging.notifyMember(id, { title: type, message: 'Hello', type }, more)
      return app.database.run(
        `select start_after = '2026-11-23T17:00:00Z' as waits from jobs.job
         where name = 'notification-push' and data->>'memberId' = $1`,
        [id],
      )
    }
    for (const type of ['POINTS_EARNED', 'REWARD_AVAILABLE'] as const)
      expect(await jobsFor(type)).toEqual([{ waits: false }])
    for (const type of ['PROMOTION', 'BIRTHDAY'] as const) expect(await jobsFor(type)).toEqual([])
    expect(await jobsFor('GENERAL', { isUrgent: false })).toEqual([{ waits: true }])
  })
})
