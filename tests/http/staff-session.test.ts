import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import type { Browser } from '../support/client.ts'

const byItself = { 'x-unattended': '1' }

describe('the staff area stays open', () => {
  let app: TestApp
  let ines: Browser
  beforeEach(async () => {
    app = await openTestApp({ database: 'embedded' })
    ines = await app.staff()
  })
  afterEach(() => app.stop())

  const ask = async (headers = {}) => (await ines.get('/api/admin/service-requests', headers)).status

  it('while somebody does something every half hour, for eight hours in all', async () => {
    for (let n = 0; n < 16; n++) {
      app.clock.advance({ minutes: 30 })
      expect(await ask()).toBe(200)
    }
    app.clock.advance({ minutes: 1 })
    expect(await ask()).toBe(401)
  })

  it('not because the page asks by itself how many requests wait', async () => {
    for (let n = 0; n < 30; n++) {
      app.clock.advance({ minutes: 1 })
      expect(await ask(byItself)).toBe(200)
    }
    app.clock.advance({ seconds: 1 })
    expect(await ask(byItself)).toBe(401)
    expect(await ask()).toBe(401)
  })

  it('not because a desk screen in the same browser asks for its next code', async () => {
    const [code] = await app.modules.loyalty.listCheckInCodes()
    const { pass } = await app.modules.loyalty.startDeskScreen(code?.id ?? '', 'Ines')
    for (let n = 0; n < 30; n++) {
      app.clock.advance({ minutes: 1 })
      expect((await ines.post('/api/desk-code', { pass })).status).toBe(200)
    }
    app.clock.advance({ seconds: 1 })
    expect(await ask()).toBe(401)
  })

  it('after an action whatever its header says', async () => {
    app.clock.advance({ minutes: 20 })
    expect((await ines.post('/api/admin/seed-checkin-codes', {}, byItself)).status).toBe(200)
    app.clock.advance({ minutes: 20 })
    expect(await ask()).toBe(200)
  })

  it('as long as the clinic set', async () => {
    const strict = await openTestApp({
      database: 'embedded',
      env: { STAFF_GATE: 'idle:5,hours:1,failures:2' },
    })
    onTestFinished(strict.stop)
    const tess = await strict.staff('manager')
    const isOpen = async () => (await tess.get('/api/admin/service-requests')).status === 200
    for (let n = 0; n < 12; n++) {
      strict.clock.advance({ minutes: 5 })
      expect(await isOpen()).toBe(true)
    }
    strict.clock.advance({ seconds: 1 })
    expect(await isOpen()).toBe(false)
    const wrong = () => strict.visitor().post('/api/admin/verify', { code: '00000000' })
    expect([(await wrong()).status, (await wrong()).status, (await wrong()).status]).toEqual([401, 401, 429])
  })
})
