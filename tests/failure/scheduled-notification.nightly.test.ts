import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openLog } from '#platform/http/server/log.ts'
import { openAll } from '../../src/server/open-all.ts'
import { readSettings } from '../../src/server/settings.ts'
import { phiKey, sessionKey } from '../support/app.ts'
import { bothDatabases, newPostgresDatabase } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { migratedFolder } from '../support/migrated-folder.ts'
import { nodeEnvironment } from '../support/process.ts'
import { PushService } from '../support/push-service.ts'
import { vapidKeys } from '../support/vapid-keys.ts'

const untilItsTimeMs = 20_000

describe.each(bothDatabases)('a scheduled notification whose instance is killed with it (%s)', kind => {
  const instances = new Map<string, ChildProcess>()
  const folder = migratedFolder('scheduled', kind)
  let push: PushService
  afterEach(async () => {
    for (const child of instances.values()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    instances.clear()
    await push.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('goes out within its minute by another, once', async () => {
    push = await PushService.open()
    const phone = await push.subscribe(vapidKeys.VAPID_PUBLIC_KEY)
    const env: Record<string, string> = {
      ...vapidKeys,
      DATA_DIR: folder,
      DEMO: '0',
      SESSION_KEYS: sessionKey,
      PHI_KEYS: phiKey,
      PUSH_HOSTS: push.host,
      ...(kind === 'postgresql' && { DATABASE_URL: await newPostgresDatabase() }),
    }
    const time = await withApp(env, async ({ messaging, identity }) => {
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
    await start('first', env)
    // Two share a database only when it is a server.
    if (kind === 'postgresql') await start('second', env)
    await eventually(async () => expect(phone.headers).toHaveLength(1), 60_000)
    phone.answers = 'properly'
    const taking = instances.get(senderOf(phone.headers[0]?.authorization))
    taking?.kill('SIGKILL')
    await once(taking as ChildProcess, 'exit')
    if (kind === 'embedded') await start('second', env)
    await eventually(async () => expect(phone.messages()).toHaveLength(1), 90_000)
    expect(Date.now()).toBeLessThan(time.getTime() + 60_000)
    expect(phone.messages()).toMatchObject([{ title: reminder.title }])
    expect(phone.headers).toHaveLength(2)
    // A push service that had both would show one: they have the same topic.
    expect(phone.headers[1]?.topic).toBe(phone.headers[0]?.topic)
  }, 240_000)

  const start = async (name: string, env: Record<string, string>) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'scheduled-process.ts')], {
      // Its name stands in what it shows push services.
      env: { ...nodeEnvironment(), ...env, VAPID_SUBJECT: `mailto:${name}@clinic.test` },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    instances.set(name, child)
    await once(child.stdout as NonNullable<typeof child.stdout>, 'data')
  }

  async function withApp<T>(
    env: Record<string, string>,
    work: (modules: Awaited<ReturnType<typeof openAll>>['modules']) => Promise<T>,
  ): Promise<T> {
    const app = await openAll(readSettings(env), {}, openLog('silent'))
    const result = await work(app.modules)
    await app.close()
    return result
  }
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
