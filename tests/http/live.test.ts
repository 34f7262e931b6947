import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import type { StreamLimits } from '#platform/http/route/server-sent-events.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import type { Browser } from '../support/client.ts'
import { expectCommonHeaders } from '../support/contract.ts'
import { type DatabaseKind, usualDatabases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { type Followed, follow } from '../support/follow.ts'
import { givePoints } from '../support/points.ts'

describe.each(usualDatabases)('an open app (%s)', database => {
  const followed: Followed[] = []
  afterEach(() => {
    for (const stream of followed.splice(0)) stream.hangUp()
  })

  const open = async (options: { limits?: Partial<StreamLimits>; database?: DatabaseKind } = {}) => {
    const app = await openTestApp({ database, ...(options.limits && { streamLimits: options.limits }) })
    let stopped: Promise<void> | undefined
    const stop = () => {
      stopped ??= app.stop()
      return stopped
    }
    onTestFinished(stop)
    const listen = async (browser: Browser, headers = {}) => {
      const stream = await follow(app.running.url, browser, headers)
      followed.push(stream)
      return stream
    }
    return { app, listen, stop }
  }
  const checkIn = async (app: TestApp, browser: Browser) => {
    const [code] = await app.modules.loyalty.listCheckInCodes()
    expect((await browser.post('/api/checkin', { code: code?.code })).status).toBe(200)
  }

  it('is opened and closed without a warning in the log', async () => {
    const warnings: string[] = []
    const note = ({ message }: Error) => void warnings.push(message)
    process.on('warning', note)
    onTestFinished(() => void process.off('warning', note))
    const { app, listen } = await open()
    const stream = await listen(await app.member('Mia'), { 'accept-encoding': 'gzip, deflate, br, zstd' })
    stream.hangUp()
    await setTimeout(100)
    expect(warnings).toEqual([])
  })

  it('hears once of a treatment that was awarded, whatever it changed, and finds it', async () => {
    const { app, listen } = await open()
    const mia = await app.member('Mia')
    const stream = await listen(mia)
    await givePoints(app, 'Mia', 30)
    await stream.hears(1)
    expect((await mia.get('/api/auth/user')).json()).toMatchObject({ points: 30 })
    await setTimeout(150)
    expect(stream.events).toEqual(['changed'])
  })

  it('hears of each change, in every window, and is told nothing else', async () => {
    const { app, listen } = await open()
    const mia = await app.member('Mia')
    const windows = [await listen(mia), await listen(mia), await listen(await mia.anotherDevice())]
    // Signing in on the other device was a change, too.
    await setTimeout(150)
    const before = windows.map(({ events }) => events.length)
    await checkIn(app, mia)
    for (const [at, window] of windows.entries()) await window.hears((before[at] ?? 0) + 1)
    for (const { text } of windows) expect(text()).toMatch(/^(:\n\n|event: changed\ndata:\n\n)+$/)
  })

  it('hears of a message without points', async () => {
    const { app, listen } = await open()
    const mia = await app.member('Mia')
    const stream = await listen(mia)
    await app.modules.messaging.notifyMember(mia.id, { title: 'News', message: 'Soon.', type: 'GENERAL' })
    await stream.hears(1)
  })

  it('hears nothing of a change that was taken back', async () => {
    const { app, listen } = await open()
    const mia = await app.member('Mia')
    const stream = await listen(mia)
    const undone = app.database.inTransaction(async () => {
      await givePoints(app, 'Mia', 30)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await givePoints(app, 'Mia', 7)
    await stream.hears(1)
    await setTimeout(150)
    expect(stream.events).toEqual(['changed'])
  })

  it('never hears of another member', async () => {
    const { app, listen } = await open()
    const [mia, noor] = [await app.member('Mia'), await app.member('Noor')]
    const [hers, others] = [await listen(mia), await listen(noor)]
    await givePoints(app, 'Mia', 30)
    await hers.hears(1)
    await setTimeout(150)
    expect(others.events).toEqual([])
  })

  it('is answered at once, with headers that let nobody keep or hold back a byte', async () => {
    const { app, listen } = await open()
    const stream = await listen(await app.member('Mia'), { 'accept-encoding': 'gzip, deflate, br' })
    expect(stream.status).toBe(200)
    expectCommonHeaders({ headers: stream.headers } as never)
    expect(stream.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/event-stream\b/),
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(stream.headers['content-encoding']).toBeUndefined()
    expect(stream.headers['content-length']).toBeUndefined()
    await eventually(async () => expect(stream.text()).toBe(':\n\n'))
  })

  it('is kept awake by heartbeats', async () => {
    const { app, listen } = await open({ limits: { heartbeatMs: 30 } })
    const stream = await listen(await app.member('Mia'))
    await eventually(async () => expect(stream.text().length).toBeGreaterThanOrEqual(4 * 3))
    expect(stream.isOpen()).toBe(true)
  })

  it('is for members only', async () => {
    const { app, listen } = await open()
    expect((await listen(app.visitor())).status).toBe(401)
    expect((await listen(await app.staff('owner'))).status).toBe(401)
  })

  it('is cut off at sign-out, and another device of the member is not', async () => {
    const { app, listen } = await open()
    const mia = await app.member('Mia')
    const other = await mia.anotherDevice()
    const [stream, elsewhere] = [await listen(mia), await listen(other)]
    await mia.post('/api/auth/logout')
    await stream.ended
    await givePoints(app, 'Mia', 5)
    await elsewhere.hears(1)
    expect(elsewhere.isOpen()).toBe(true)
    expect(stream.events).toEqual([])
  })

  it('is cut off when somebody else signs in with the same browser', async () => {
    const { app, listen } = await open()
    const [mia, noor] = [await app.member('Mia'), await app.member('Noor')]
    const stream = await listen(mia)
    await mia.post('/api/auth/login', { email: noor.email, password: 'velora-secret' })
    await stream.ended
  })

  it('is cut off when the session has expired', async () => {
    const { app, listen } = await open({ limits: { heartbeatMs: 30 } })
    const stream = await listen(await app.member('Mia'))
    app.clock.advance({ days: 29 })
    await setTimeout(100)
    expect(stream.isOpen()).toBe(true)
    app.clock.advance({ days: 2 })
    await stream.ended
  })

  it('is cut off when the session is deleted in the database', async () => {
    const { app, listen } = await open()
    const stream = await listen(await app.member('Mia'))
    const gone = await app.database.statement<{ key_hash: string }>(
      'end',
      'delete from identity.session returning key_hash',
    )()
    for (const { key_hash } of gone) app.modules.cache.invalidate('session', key_hash)
    await stream.ended
  })

  it('makes room for a new window by closing the member’s oldest', async () => {
    const { app, listen } = await open({ limits: { perMember: 2 } })
    const mia = await app.member('Mia')
    const [first, second, third] = [await listen(mia), await listen(mia), await listen(mia)]
    await first?.ended
    await givePoints(app, 'Mia', 5)
    await Promise.all([second?.hears(1), third?.hears(1)])
  })

  it('is asked to come again where too many are open', async () => {
    const { app, listen } = await open({ limits: { inAll: 1 } })
    const first = await listen(await app.member('Mia'))
    const refused = await listen(await app.member('Noor'))
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30'])
    first.hangUp()
    await eventually(async () => {
      const noors = await listen(await app.member('Noor'))
      expect(noors.status).toBe(200)
    })
  })

  it('leaves nothing behind when it hangs up', async () => {
    const { app, listen } = await open({ limits: { inAll: 1 } })
    const mia = await app.member('Mia')
    for (let time = 0; time < 5; time++) {
      await eventually(async () => {
        const stream = await listen(mia)
        stream.hangUp()
        expect(stream.status).toBe(200)
      })
    }
  })

  it('opens nothing for who asks for the headers only', async () => {
    const { app, listen } = await open({ limits: { inAll: 1 } })
    const mia = await app.member('Mia')
    expect((await mia.send('HEAD', '/api/user/live')).status).toBe(200)
    await eventually(async () => expect((await listen(mia)).status).toBe(200))
  })

  it('does not hold up a stop', async () => {
    const { app, listen, stop } = await open()
    const stream = await listen(await app.member('Mia'))
    // One that is waited for is cut off after ten seconds.
    const [ended] = await Promise.all([stream.ended, stop()])
    expect(ended).toBe('ended')
  })
})
