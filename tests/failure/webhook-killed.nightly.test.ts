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
import { vapidKeys } from '../support/vapid-keys.ts'
import { WebhookReceiver } from '../support/webhook-receiver.ts'

const [members, eventsEach] = [30, 5]
const all = members * eventsEach

describe.each(bothDatabases)('a worker that tells others and is killed three times (%s)', kind => {
  const children: ChildProcess[] = []
  const folder = migratedFolder('webhook', kind)
  let receiver: WebhookReceiver
  afterEach(async () => {
    for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
    await receiver.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('loses no event, and tells of each member in order', async () => {
    receiver = await WebhookReceiver.open()
    receiver.takesMs = 5
    const env: Record<string, string> = {
      ...vapidKeys,
      DATA_DIR: folder,
      DEMO: '0',
      SESSION_KEYS: sessionKey,
      PHI_KEYS: phiKey,
      ...(kind === 'postgresql' && { DATABASE_URL: await newPostgresDatabase() }),
    }
    await prepare(env)
    for (const [turn, share] of [0.2, 0.5, 0.8].entries()) {
      const child = start(env, turn)
      await eventually(async () => expect(receiver.told.length).toBeGreaterThan(all * share), 60_000)
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    const [code] = await once(start(env, 3), 'exit')
    expect(code).toBe(0)

    const numbers = new Map<string, unknown[]>()
    const seen = new Set<string>()
    for (const { id, event } of receiver.told) {
      if (seen.has(id)) continue
      seen.add(id)
      const { memberId, n } = event.data
      numbers.set(memberId, [...(numbers.get(memberId) ?? []), n])
    }
    expect([seen.size, numbers.size]).toEqual([all, members])
    for (const told of numbers.values()) expect(told).toEqual([1, 2, 3, 4, 5])
    // Of each turn those that were under way may come twice.
    expect(receiver.told.length - all).toBeLessThanOrEqual(3 * 10)
  }, 180_000)

  const prepare = async (env: Record<string, string>) => {
    const { modules, database, close } = await openAll(readSettings(env), {}, openLog('silent'))
    await modules.integrations.addWebhook({
      url: receiver.url,
      events: ['points.changed'],
      createdBy: 'Olga',
    })
    await database.run(
      `select integrations.record('points.changed', member, now(), jsonb_build_object('n', n))
       from generate_series(1, $2::int) n, (select gen_random_uuid() as member from generate_series(1, $1::int)) m
       order by n`,
      [members, eventsEach],
    )
    await close()
  }

  // Each turn begins when what the one before had taken is free again.
  const start = (env: Record<string, string>, turn: number) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'webhook-process.ts')], {
      env: {
        ...nodeEnvironment(),
        ...env,
        RECEIVER_PORT: String(receiver.port),
        AHEAD_MS: String(turn * 61_000),
      },
      stdio: 'ignore',
    })
    children.push(child)
    return child
  }
})
