import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import type { Browser } from '../support/client.ts'
import { intakeOf } from '../support/intakes.ts'

describe('what a member may send in a day is bounded', () => {
  let app: TestApp
  let serviceId: string
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
    serviceId = (await app.modules.content.listServices())[0]?.id ?? ''
  })
  afterAll(() => app.stop())

  const sendings = [
    ['diary entries', 50, (mia: Browser) => mia.post('/api/diary', { title: 'Glow', entryType: 'before' })],
    ['requests', 30, (mia: Browser) => mia.post('/api/service-requests', { serviceId })],
    ['intakes', 20, (mia: Browser) => mia.post('/api/user/hipaa-intake', intakeOf())],
  ] as const

  it.each(sendings)('%s: %i, with a sentence, and one’s own only', async (what, most, send) => {
    const mia = await app.member('Mia')
    for (let n = 0; n < most; n++) {
      const { status, text } = await send(mia)
      expect([status, text]).toEqual([200, expect.any(String)])
    }
    const refused = await send(await mia.anotherDevice())
    expect([refused.status, refused.code, refused.json()['message']]).toEqual([
      429,
      'enough-for-today',
      `You’ve sent a lot of ${what} today. Please continue tomorrow.`,
    ])
    expect((await send(await app.member('Noor'))).status).toBe(200)
    app.clock.advance({ hours: 24, minutes: 1 })
    expect((await send(await mia.anotherDevice())).status).toBe(200)
  })
})
