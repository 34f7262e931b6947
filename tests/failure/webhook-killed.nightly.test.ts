import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bothDatabases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { kill, killedClinic, type OpenClinic } from '../support/killed-clinic.ts'
import { WebhookReceiver } from '../support/webhook-receiver.ts'

const [members, eventsEach] = [30, 5]
const all = members * eventsEach

describe.each(bothDatabases)('a worker that tells others and is killed three times (%s)', kind => {
  it('loses no event, and tells of each member in order', async () => {
    const receiver = await WebhookReceiver.open()
    receiver.takesMs = 5
    onTestFinished(() => receiver.close())
    const { start, withApp } = await killedClinic(kind)
    // Each turn begins when what the one before had taken is free again.
    const work = (turn: number) =>
      start('webhook-process.ts', {
        RECEIVER_PORT: String(receiver.port),
        AHEAD_MS: String(turn * 61_000),
      })
    await withApp(app => prepare(app, receiver.url))
    for (const [turn, share] of [0.2, 0.5, 0.8].entries()) {
      const child = work(turn)
      await eventually(async () => expect(receiver.told.length).toBeGreaterThan(all * share), 60_000)
      await kill(child)
    }
    expect(await once(work(3), 'exit')).toEqual([0, null])

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

  const prepare = async ({ modules, database }: OpenClinic, url: string) => {
    await modules.integrations.addWebhook({
      url,
      events: ['points.changed'],
      createdBy: 'Olga',
    })
    await database.run(
      `select integrations.record('points.changed', member, now(), jsonb_build_object('n', n))
       from generate_series(1, $2::int) n, (select gen_random_uuid() as member from generate_series(1, $1::int)) m
       order by n`,
      [members, eventsEach],
    )
  }
})
