import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bothDatabases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { kill, killedClinic } from '../support/killed-clinic.ts'
import { PushService } from '../support/push-service.ts'
import { vapidKeys } from '../support/vapid-keys.ts'

const untilItsTimeMs = 20_000

describe.each(bothDatabases)('a scheduled notification whose instance is killed with it (%s)', kind => {
  it('goes out within its minute by another, once', async () => {
    const push = await PushService.open()
    const phone = await push.subscribe(vapidKeys.VAPID_PUBLIC_KEY)
    const instances = new Map<string, ChildProcess>()
    onTestFinished(() => push.stop())
    const { start, withApp } = await killedClinic(kind, { PUSH_HOSTS: push.host })
    const startAs = async (name: string) => {
      // Its name is in what it shows push services.
      const child = start('scheduled-process.ts', { VAPID_SUBJECT: `mailto:${name}@clinic.test` })
      instances.set(name, child)
      await once(child.stdout as NonNullable<typeof child.stdout>, 'data')
    }
    const time = await withApp(async ({ modules: { messaging, identity } }) => {
      const mia = await identity.register({
        email: 'mia@velora.test',
        password: 'velora-secret',
        name: 'Mia',
      })
      const { endpoint, keys } = phone.subscription
      await messaging.subscribePush(mia, { endpoint, ...keys }, undefined)
      const time = new Date(Date.now() + untilItsTimeMs)
      await messaging.startCampaign({ ...reminder, scheduledFor: time.toISOString() }, 'Olga')
      return time
    })
    phone.answers = 'never'
    await startAs('first')
    // Two share a database only when it is a server.
    if (kind === 'postgresql') await startAs('second')
    await eventually(async () => expect(phone.headers).toHaveLength(1), 60_000)
    phone.answers = 'properly'
    const taking = instances.get(senderOf(phone.headers[0]?.authorization))
    await kill(taking as ChildProcess)
    if (kind === 'embedded') await startAs('second')
    await eventually(async () => expect(phone.messages()).toHaveLength(1), 90_000)
    expect(Date.now()).toBeLessThan(time.getTime() + 60_000)
    expect(phone.messages()).toMatchObject([{ title: reminder.title }])
    expect(phone.headers).toHaveLength(2)
    // A push service that had both would show one: they have the same topic.
    expect(phone.headers[1]?.topic).toBe(phone.headers[0]?.topic)
  }, 240_000)
})

const reminder = {
  kind: 'notification',
  title: 'See you tomorrow',
  message: 'We look forward to you.',
  type: 'REMINDER',
  audience: { kind: 'ALL', tier: null, leastPoints: null, mostPoints: null },
  imageUrl: null,
  sendToAll: false,
} as const

function senderOf(authorization = ''): string {
  const claims = /t=[^.]+\.([^.]+)\./.exec(authorization)?.[1] ?? ''
  return /mailto:(\w+)@/.exec(Buffer.from(claims, 'base64url').toString())?.[1] ?? ''
}
