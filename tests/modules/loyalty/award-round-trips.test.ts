import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '#platform/database/postgresql.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { newPostgresDatabase } from '../../support/databases.ts'

const wayMs = 30

describe('what an award and a phone’s check-in wait for', () => {
  let way: Awaited<ReturnType<typeof longWayTo>>
  let app: TestApp
  beforeAll(async () => {
    const url = new URL(await newPostgresDatabase())
    way = await longWayTo(Number(url.port))
    url.port = String(way.port)
    app = await openTestApp({
      database: 'postgresql',
      engine: openPostgres({ url: url.href, connections: 4, onError: () => {} }),
    })
  })
  afterAll(async () => {
    await app.stop()
    way.close()
  })

  it('is the database twice, its key, the notification and the audit entry among it', async () => {
    const [mia, desk] = [await app.member('Mia'), await app.staff()]
    // Straight from the table: whoever lists the services reads them into memory, which awards have to do by themselves.
    const [service] = (await app.database.run('select id from content.service limit 1')) as { id: string }[]
    const serviceId = service?.id
    const award = { userEmail: mia.email, serviceId, customPoints: 10, countAgain: true }
    // The first finds out who the patient is, and each connection prepares its statements.
    for (let n = 0; n < 6; n++) await desk.post('/api/admin/award-points', award)
    // What instances tell each other is no part of it.
    await sleep(10 * wayMs)
    way.forget()
    const answer = await desk.post('/api/admin/award-points', award, { 'idempotency-key': 'one' })
    const transaction = way.said().find(said => said.join().includes('commit'))
    expect(answer.status).toBe(200)
    expect(transaction).toHaveLength(2)
    expect(transaction?.[0]).toContain('begin')
    expect(transaction?.[1]).toContain('commit')
    expect(await mia.balance()).toBe(70)
  })

  it('is the database twice for a check-in with a key: to count it, and to keep its answer', async () => {
    const noor = await app.member('Noor')
    const codes = (await app.modules.loyalty.listCheckInCodes()).map(({ code }) => code)
    const checkIn = (n: number) =>
      noor.post('/api/checkin', { code: codes[n] }, { 'idempotency-key': `visit ${n}` })
    await checkIn(0)
    await sleep(10 * wayMs)
    way.forget()
    expect((await checkIn(1)).status).toBe(200)
    const transaction = way.said().find(said => said.join().includes('commit'))
    expect(transaction).toHaveLength(2)
    expect(transaction?.[0]).toMatch(/begin.*post-entry/s)
    expect(transaction?.[1]).toMatch(/note-idempotent-answer.*commit/s)
  })
})

/** Forwards to a server, whose answers take their time, and writes down what is said to it: by connection, in turns. */
async function longWayTo(port: number) {
  const conversations = new Set<{ readonly turns: string[]; isAnswered: boolean }>()
  const server: Server = createServer(incoming => {
    const outgoing = connect(port, '127.0.0.1')
    const conversation = { turns: [] as string[], isAnswered: true }
    conversations.add(conversation)
    const { turns } = conversation
    incoming.on('data', chunk => {
      const said = chunk.toString('latin1')
      if (conversation.isAnswered) turns.push(said)
      else turns.push(turns.pop() + said)
      conversation.isAnswered = false
      outgoing.write(chunk)
    })
    outgoing.on('data', chunk =>
      setTimeout(() => {
        conversation.isAnswered = true
        incoming.write(chunk)
      }, wayMs),
    )
    for (const [from, to] of [[incoming, outgoing] as const, [outgoing, incoming] as const])
      from.on('error', () => {}).on('close', () => to.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    forget() {
      for (const { turns } of conversations) turns.length = 0
    },
    said: () => [...conversations].map(({ turns }) => turns),
    close: () => server.close(),
  }
}
