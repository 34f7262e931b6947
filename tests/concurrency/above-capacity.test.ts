import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Engine } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { type Answer, networkTo } from '../support/client.ts'
import { bothDatabases, openEngine } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'

/** A database that does nothing while it is held, and the statements that it began, by their names. */
function holdable(engine: Engine) {
  let held = Promise.resolve()
  const begun: (string | undefined)[] = []
  return {
    begun,
    engine: {
      ...engine,
      run: async (...statement) => {
        await held
        begun.push(statement[0])
        return engine.run(...statement)
      },
      transaction: async work => {
        await held
        return engine.transaction(work)
      },
    } satisfies Engine,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      const release = () => resolve()
      onTestFinished(release)
      return release
    },
  }
}

/** Waits until so many requests have reached the server from now on, however busy the machine is, and are looked at. */
function arrivals() {
  let count = 0
  const note = () => {
    count += 1
  }
  subscribe('http.server.request.start', note)
  onTestFinished(() => void unsubscribe('http.server.request.start', note))
  return async (wanted: number) => {
    await eventually(async () => expect(count).toBeGreaterThanOrEqual(wanted))
    await sleep(100)
  }
}

describe.each(bothDatabases)('more than can be answered (%s)', database => {
  let app: TestApp
  let hold: () => () => void
  let begun: (string | undefined)[]
  const names = ['Mia', 'Noor', 'Ava', 'Ida', 'Lea', 'Zoe', 'Eva', 'Ana']
  beforeAll(async () => {
    const held = holdable(await openEngine(database))
    hold = held.hold
    begun = held.begun
    app = await openTestApp({ database, engine: held.engine })
    for (const name of names) await app.member(name)
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  /** Sends so many reads, then a check-in of each member, while the database is held. */
  async function crowd(reads: number) {
    const members = await Promise.all(names.map(name => app.member(name)))
    const [code] = await app.modules.loyalty.listCheckInCodes()
    const networks = Array.from({ length: 4 }, () => networkTo(app.running.url))
    onTestFinished(() => {
      for (const network of networks) network.close()
    })
    const release = hold()
    const haveArrived = arrivals()
    const browsers = networks.map(network => network.browser(members[0]?.cookies))
    const reading = Array.from({ length: reads }, (_, n) => browsers[n % 4]?.get('/api/user/vouchers'))
    await haveArrived(reads)
    const checkIns = members.map(member => member.post('/api/checkin', { code: code?.code }))
    await haveArrived(reads + members.length)
    begun.length = 0
    release()
    const given = async (coming: readonly (Promise<Answer> | undefined)[]) =>
      (await Promise.all(coming)).flatMap(answer => answer ?? [])
    return { lists: await given(reading), checkedIn: (await given(checkIns)).map(({ status }) => status) }
  }

  it('serves who stands at the desk before lists that were asked for earlier', async () => {
    const { checkedIn } = await crowd(100)
    expect(checkedIn).toEqual(names.map(() => 200))
    // One by one, or several in one statement.
    const lastPosted = begun.lastIndexOf('post-entry')
    expect(lastPosted).toBeGreaterThanOrEqual(0)
    const before = begun.slice(0, lastPosted)
    // What was begun already comes to its end.
    expect(before.filter(name => name === 'vouchers-of').length).toBeLessThan(50)
  })

  it('turns lists away that nobody would wait for, and answers everything', async () => {
    app.clock.advance({ days: 1 })
    const { lists, checkedIn } = await crowd(400)
    expect(checkedIn).toEqual(names.map(() => 200))
    const away = lists.filter(({ status }) => status === 503)
    expect(away.length).toBeGreaterThan(100)
    expect(new Set(away.map(({ code }) => code))).toEqual(new Set(['busy']))
    expect(away.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
    expect(lists.filter(({ status }) => status === 200)).toHaveLength(400 - away.length)
  })
})
