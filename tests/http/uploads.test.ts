import { type ClientRequest, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import type { Browser } from '../support/client.ts'
import { eventually } from '../support/eventually.ts'
import { smallPicture } from '../support/pictures.ts'

describe('a body of bytes', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
  })
  afterAll(() => app.stop())

  const upload = async (browser: Browser) =>
    browser.post('/api/diary/photos', await smallPicture('jpeg'), { 'content-type': 'image/jpeg' })

  /** Sends the head and a little of the body, and then nothing more. */
  const stall = ({ cookies }: Browser): ClientRequest => {
    const headers = {
      'content-type': 'image/jpeg',
      'content-length': '500000',
      'sec-fetch-site': 'same-origin',
      cookie: [...cookies].map(pair => pair.join('=')).join('; '),
    }
    const stalled = request(`${app.running.url}/api/diary/photos`, { method: 'POST', headers })
    stalled.on('error', () => undefined)
    stalled.write(Buffer.alloc(1000, 0xff))
    return stalled
  }

  it('comes at most three times at once from one person, and others are not held up', async () => {
    const [mia, noor] = [await app.member('Mia'), await app.member('Noor')]
    const stalled: ClientRequest[] = []
    await eventually(async () => {
      stalled.push(stall(mia))
      const answer = await upload(mia)
      expect([answer.status, answer.code, answer.headers['retry-after']]).toEqual([503, 'uploads-full', '5'])
    })
    expect((await upload(noor)).status).toBe(200)
    for (const each of stalled) each.destroy()
    await eventually(async () => expect((await upload(mia)).status).toBe(200))
  })

  it('may come again with the same key: it is the same photo', async () => {
    const mia = await app.member('Mia')
    const send = async () =>
      mia.post('/api/diary/photos', await smallPicture('png', 7), {
        'content-type': 'image/png',
        'idempotency-key': 'once',
      })
    const [first, second] = [await send(), await send()]
    expect(first.status).toBe(200)
    expect(second.text).toBe(first.text)
  })
})
