import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Engine } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { networkTo } from '../../support/client.ts'
import { bothDatabases, openEngine } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'

/** A database that does nothing while it is held. */
function holdable(engine: Engine) {
  let held = Promise.resolve()
  return {
    engine: {
      ...engine,
      run: async (...statement) => {
        await held
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
      onTestFinished(() => resolve())
      return () => resolve()
    },
  }
}

describe.each(bothDatabases)('more than can be answered (%s)', database => {
  let app: TestApp
  let hold: () => () => void
  const names = ['Mia', 'Noor', 'Ava', 'Ida', 'Lea', 'Zoe', 'Eva', 'Ana']
  beforeAll(async () => {
    const held = holdable(await openEngine(database))
    hold = held.hold
    app = await openTestApp({ database, engine: held.engine })
    for (const name of names) await app.member(name)
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  it('is turned away at once, and all the rest is answered', async () => {
    const members = await Promise.all(names.map(name => app.member(name)))
    const [code] = await app.modules.loyalty.listCheckInCodes()
    const networks = Array.from({ length: 4 }, () => networkTo(app.running.url))
    onTestFinished(() => {
      for (const network of networks) network.close()
    })
    const browsers = networks.map(network => network.browser(members[0]?.cookies))
    let turnedAway = 0
    const counted = async (asked: ReturnType<(typeof members)[number]['get']>) => {
      const answer = await asked
      if (answer.status === 503) turnedAway++
      return answer
    }
    // Who they are is known already: that would be asked of the database, too.
    await Promise.all(members.map(member => member.get('/api/user/vouchers')))
    const release = hold()
    const checkIns = members.map(member => counted(member.post('/api/checkin', { code: code?.code })))
    const lists = Array.from({ length: 700 }, (_, n) => browsers[n % 4]?.get('/api/user/vouchers')).flatMap(
      asked => (asked ? [counted(asked)] : []),
    )
    // While nothing else can be answered.
    await eventually(async () => expect(turnedAway).toBeGreaterThan(100))
    release()

    const answers = await Promise.all([...checkIns, ...lists])
    const away = answers.filter(({ status }) => status === 503)
    // On a slow machine some also wait for a connection for longer than they may.
    expect(['busy', 'database-unavailable']).toEqual(
      expect.arrayContaining([...new Set(away.map(({ code }) => code))]),
    )
    expect(away.filter(({ code }) => code === 'busy').length).toBeGreaterThan(100)
    expect(away.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(answers.length - away.length)
    expect(away.length).toBeLessThan(answers.length)
  })
})
