import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { comparable, countingContexts } from '../support/both-ways.ts'
import type { Browser, Headers } from '../support/client.ts'
import { usualDatabases } from '../support/databases.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'

const contexts = countingContexts()
beforeEach(() => void contexts.mockClear())
afterAll(() => contexts.mockRestore())

const path = '/api/checkin'

describe.each(usualDatabases)('a check-in (%s)', database => {
  let app: TestApp
  let codes: readonly string[]
  beforeAll(async () => {
    app = await openTestApp({ database })
    codes = (await app.modules.loyalty.listCheckInCodes()).map(({ code }) => code)
    // How the answer may be compressed is worked out by the whole server once.
    for (const wanted of ['', 'gzip, br'])
      await app.visitor().get('/api/services', { 'accept-encoding': wanted })
  })
  afterAll(async () => {
    await expectSoundLedger(app.database)
    await app.stop()
  })

  /** Two who are alike ask the same: for one of them a query that nobody reads makes it out of the ordinary. */
  async function onBothWays(who: readonly [Browser, Browser], body: unknown, headers: Headers = {}) {
    const whole = await who[0].post(`${path}?whole`, body, headers)
    expect(contexts, 'out of the ordinary').toHaveBeenCalledOnce()
    contexts.mockClear()
    const fast = await who[1].post(path, body, headers)
    const wasFast = contexts.mock.calls.length === 0
    contexts.mockClear()
    expect(comparable(fast)).toEqual(comparable(whole))
    return {
      status: fast.status,
      outcome: fast.code ?? fast.json<{ pointsBalance: number }>().pointsBalance,
      wasFast,
    }
  }
  const twoMembers = async (name: string): Promise<[Browser, Browser]> => {
    const two = await Promise.all([app.member(`${name}One`), app.member(`${name}Two`)])
    // Their sessions are known from now on.
    for (const each of two) await each.get('/api/auth/user')
    contexts.mockClear()
    return two
  }

  it.each([
    ['with a key', { 'idempotency-key': 'first' }],
    ['without one', {}],
    ['that may be compressed', { 'accept-encoding': 'gzip, br' }],
    ['by its origin', { 'sec-fetch-site': '', origin: 'http://velora.test' }],
  ])('is answered without the whole server, and in the same way: %s', async (how, headers) => {
    const two = await twoMembers(how.replaceAll(' ', ''))
    const [code, other] = codes
    const again = { ...headers, ...('idempotency-key' in headers && { 'idempotency-key': 'second' }) }
    const fast = { wasFast: true }
    expect(await onBothWays(two, { code }, headers)).toEqual({ ...fast, status: 200, outcome: 5 })
    expect(await onBothWays(two, { code }, again)).toEqual({
      ...fast,
      status: 400,
      outcome: 'already-checked-in',
    })
    const unknown = { ...fast, status: 400, outcome: 'unknown-check-in-code' }
    expect(await onBothWays(two, { code: 'no such code' }, again)).toEqual(unknown)
    // The key of a refusal is free again.
    expect(await onBothWays(two, { code: other }, again)).toEqual({ ...fast, status: 200, outcome: 10 })
  })

  it('is left to the whole server where its key was used before', async () => {
    const two = await twoMembers('Noor')
    const [code, other] = codes
    const headers = { 'idempotency-key': 'a visit' }
    await onBothWays(two, { code }, headers)
    const whole = { wasFast: false }
    expect(await onBothWays(two, { code }, headers)).toEqual({ ...whole, status: 200, outcome: 5 })
    const reused = { ...whole, status: 422, outcome: 'idempotency-key-reused' }
    expect(await onBothWays(two, { code: other }, headers)).toEqual(reused)
    expect(await onBothWays(two, { code: 'no such code' }, headers)).toEqual(reused)
  })

  it('is left to the whole server where the request is out of the ordinary', async () => {
    const two = await twoMembers('Ines')
    const [code] = codes
    const unusual: readonly (readonly [string | object, Headers, number])[] = [
      [{}, {}, 400],
      [{ code: '' }, {}, 400],
      [{ code, more: 1 }, {}, 400],
      [{ code: 'x'.repeat(501) }, {}, 400],
      [{ code: 'with \0' }, {}, 400],
      ['{"code":', {}, 400],
      ['"code"', {}, 400],
      ['{"code":"x","__proto__":{}}', {}, 400],
      ['', {}, 400],
      [`{"code":"${'x'.repeat(110_000)}"}`, {}, 413],
      [{ code: 'x' }, { 'content-type': 'text/plain' }, 415],
      [{ code: 'x' }, { 'content-type': '' }, 415],
      [{ code: 'x' }, { 'content-encoding': 'gzip' }, 400],
      [{ code: 'x' }, { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.test' }, 403],
      [{ code: 'x' }, { 'sec-fetch-site': '' }, 403],
      [{ code: 'x' }, { cookie: '' }, 401],
      [{ code: 'x' }, { cookie: `sid=${'x'.repeat(43)}` }, 401],
      [{ code: 'x' }, { 'accept-encoding': 'identity;q=0, *;q=0' }, 406],
      [{ code: 'x' }, { authorization: 'Bearer nobody' }, 400],
      [{ code: 'with \\ in it' }, {}, 400],
    ]
    for (const [body, headers, status] of unusual) {
      const given = await onBothWays(two, body, headers)
      expect([body, headers, given.status, given.wasFast]).toEqual([body, headers, status, false])
    }
    for (const { balance } of await Promise.all(two.map(async each => ({ balance: await balanceOf(each) }))))
      expect(balance, 'nothing was counted').toBe(0)
  })
  const balanceOf = async (who: Browser) =>
    (await who.get('/api/auth/user')).json<{ points: number }>().points

  it('ends with the session', async () => {
    const [ada] = await twoMembers('Ada')
    const elsewhere = app.network.browser(ada.cookies)
    await ada.post('/api/auth/logout')
    expect((await elsewhere.post(path, { code: codes[0] })).status).toBe(401)
  })

  it('may come in pieces', async () => {
    const [zoe] = await twoMembers('Zoe')
    const cookie = [...zoe.cookies].map(pair => pair.join('=')).join('; ')
    const body = JSON.stringify({ code: codes[0] })
    const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncookie: ${cookie}\r\n`
    const socket = connect(Number(new URL(app.running.url).port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const answers: string[] = []
    socket.on('data', chunk => answers.push(String(chunk)))
    const send = async (pieces: readonly string[]) => {
      answers.length = 0
      for (const piece of pieces) {
        socket.write(piece)
        await sleep(20)
      }
      await expect.poll(() => answers.join('')).toMatch(/\}$/)
      return answers.join('').slice(9, 12)
    }
    const whole = `${head}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
    expect(await send([whole.slice(0, -body.length), body.slice(0, 5), body.slice(5)])).toBe('200')
    expect(contexts).toHaveBeenCalledOnce()
    // The same connection goes on, by either way.
    expect(await send([whole])).toBe('400')
    expect(await send([whole])).toBe('400')
    expect(contexts).toHaveBeenCalledOnce()
  })
})
