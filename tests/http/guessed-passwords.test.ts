import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Run } from '../../src/platform/database/database.ts'
import { DatabaseBusy } from '../../src/platform/database/database-errors.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { password } from '../support/cast.ts'
import type { Browser, Headers } from '../support/client.ts'
import { openEngine, usualDatabases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'

describe.each(usualDatabases)('an account that strangers guess the password of (%s)', database => {
  let app: TestApp
  let isBusy = false
  beforeEach(async () => {
    isBusy = false
    const engine = await openEngine(database)
    const run: Run = (name, text, values) => {
      if (isBusy && name === 'member-by-email') throw new DatabaseBusy()
      return engine.run(name, text, values)
    }
    app = await openTestApp({
      database,
      engine: { ...engine, run },
      env: { TRUST_PROXY: '1', WORKERS: '1' },
    })
  })
  afterEach(() => app.stop())

  const from = (address: string, cookies?: ReadonlyMap<string, string>) =>
    app.network.browser(cookies, { 'x-forwarded-for': address })
  const signIn = (browser: Browser, secret = password, email = 'mia@velora.test', headers: Headers = {}) =>
    browser.post('/api/auth/login', { email, password: secret }, headers)
  const isGuessed = async (times: number, email = 'mia@velora.test') => {
    const statuses = []
    for (let n = 0; n < times; n++)
      statuses.push((await signIn(from(`198.51.100.${n}`), `guess-${n}`, email)).status)
    return statuses
  }
  const warnings = async () =>
    app.database.run('select to_email from messaging.mail where subject = $1', [
      'Sign-in attempts on your account',
    ])

  it('stays open for its member where she signed in before', async () => {
    const mia = await app.member('Mia')
    await mia.post('/api/auth/logout')
    expect(await isGuessed(10)).toEqual([...Array(8).fill(401), 429, 429])
    expect((await signIn(from('203.0.113.1'))).status).toBe(429)
    expect((await signIn(from('203.0.113.2', mia.cookies))).status).toBe(200)
  })

  it('gives a known browser no more than eight wrong ones of its own', async () => {
    const { cookies } = await app.member('Mia')
    const statuses = []
    for (let n = 0; n < 10; n++)
      statuses.push((await signIn(from('203.0.113.3', cookies), `guess-${n}`)).status)
    expect(statuses).toEqual([...Array(8).fill(401), 429, 429])
    expect((await signIn(from('203.0.113.4'))).status).toBe(200)
  })

  it('knows a browser by what the server wrote there, for that account only', async () => {
    const noor = await app.member('Noor')
    await app.member('Mia')
    await isGuessed(8)
    expect((await signIn(from('203.0.113.5', noor.cookies))).status).toBe(429)
    const forged = new Map([...noor.cookies, ['known', `${'x'.repeat(43)}.${'y'.repeat(22)}`]])
    expect((await signIn(from('203.0.113.6', forged))).status).toBe(429)
  })

  it('is warned by mail, once a day', async () => {
    await app.member('Mia')
    await isGuessed(8)
    await eventually(async () => expect(await warnings()).toEqual([{ to_email: 'mia@velora.test' }]))
    app.clock.advance({ minutes: 16 })
    await isGuessed(9)
    app.clock.advance({ hours: 24 })
    await isGuessed(8)
    await eventually(async () => expect(await warnings()).toHaveLength(2))
  })

  it('is warned as well when every guess brings an Idempotency-Key', async () => {
    await app.member('Mia')
    for (let n = 0; n < 9; n++) {
      const headers = { 'idempotency-key': `guess-${n}` }
      await signIn(from(`198.51.100.${n}`), `guess-${n}`, 'mia@velora.test', headers)
    }
    await eventually(async () => expect(await warnings()).toHaveLength(1))
  })

  it('is not closed by sign-ins that the server was too busy to look at', async () => {
    await app.member('Mia')
    isBusy = true
    for (let n = 0; n < 10; n++) expect((await signIn(from('203.0.113.7'))).code).toBe('database-busy')
    isBusy = false
    expect(await isGuessed(7)).toEqual(Array(7).fill(401))
    expect((await signIn(from('203.0.113.8'))).status).toBe(200)
  })

  it('is warned of only if it is there, and after as much work if not', async () => {
    expect(await isGuessed(9, 'nobody@velora.test')).toEqual([...Array(8).fill(401), 429])
    const jobs = async () =>
      app.database.run("select state::text from jobs.job where name = 'sign-in-warning' and $1", [true])
    await eventually(async () => expect(await jobs()).toEqual([{ state: 'completed' }]))
    expect(await warnings()).toEqual([])
  })
})
