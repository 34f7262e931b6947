import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '#platform/database/postgresql.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { newPostgresDatabase } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { publishOwnProgram } from './own-program.ts'

const webFolder = fileURLToPath(new URL('../../src/web/dist', import.meta.url))

describe('a clinic that has published nothing yet', () => {
  let here: TestApp
  let there: TestApp
  beforeAll(async () => {
    const url = await newPostgresDatabase()
    const open = () =>
      openTestApp({
        database: 'postgresql',
        engine: openPostgres({ url, onError: () => {} }),
        isNew: true,
        webFolder,
        env: { CLINIC_NAME: 'Aurora & Sons' },
      })
    here = await open()
    there = await open()
  })
  afterAll(async () => {
    await here?.stop()
    await there?.stop()
  })

  const isOpening = (text: string) => text.includes('>Opening soon</h1>')
  const pageOf = (path: string, app = here) => app.visitor().get(path)

  it.each([
    '/',
    '/services',
    '/promotions',
    '/blog',
    '/rewards',
    '/signup',
    '/Services/',
    '/blog/a-post',
    '/privacy',
  ])('says so in the place of %s, and nobody keeps that page', async path => {
    const { status, headers, text } = await pageOf(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(isOpening(text)).toBe(true)
    expect(text).toContain('Aurora &amp; Sons')
    expect(text).not.toMatch(/%\w+%|type="module"|id="clinic"/)
  })

  it.each(['/nowhere', '/metrics', '/health', '/services/nowhere', '/index.html'])(
    'has nothing at %s, and says so with 404',
    async path => {
      const program = await here.visitor().send('GET', path, undefined, { accept: '*/*' })
      expect([program.status, program.text]).toEqual([404, 'Not found'])
      const browser = await here.visitor().send('GET', path, undefined, { accept: 'text/html' })
      expect([browser.status, isOpening(browser.text)]).toEqual([404, true])
    },
  )

  it('shows it to members, too, whose questions have answers', async () => {
    const mia = await here.member('Mia')
    expect(isOpening((await mia.get('/')).text)).toBe(true)
    for (const path of ['/api/auth/user', '/api/user/goal-progress', '/api/points-goals', '/api/user/points'])
      expect([path, (await mia.get(path)).status]).toEqual([path, 200])
    expect((await mia.post('/api/checkin', { code: 'a guess' })).status).toBe(400)
  })

  it.each([
    '/admin',
    '/admin/welcome',
    '/admin/people',
    '/admin/api-keys',
    '/auth',
    '/reset-password',
    '/manifest.webmanifest',
    '/service-worker.js',
    '/opening-soon.js',
  ])('gives whoever works there what they come for: %s', async path => {
    const { status, text } = await pageOf(path)
    expect([status, isOpening(text)]).toEqual([200, false])
  })

  it('makes the page for the policy of pages: styles with the nonce of its answer, no other', async () => {
    const { headers, text } = await pageOf('/')
    const nonce = /'nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))?.[1]
    expect([...text.matchAll(/<style nonce="([^"]*)"/g)].map(([, used]) => used)).toEqual([nonce])
    expect(text).not.toMatch(/<[^>]+\sstyle=|<script>/)
  })

  it('is open on every instance long before what they keep has aged', async () => {
    expect(isOpening((await pageOf('/', there)).text)).toBe(true)
    expect((await there.visitor().get('/api/config')).json()).toMatchObject({ isPublished: false })
    await publishOwnProgram(await here.staff('owner'))
    expect(isOpening((await pageOf('/')).text)).toBe(false)
    // A minute: only by being told does the other one know sooner.
    await eventually(async () => expect(isOpening((await pageOf('/', there)).text)).toBe(false))
    const { text } = await pageOf('/services', there)
    expect(text).toContain('Aurora Facial')
    expect(text).toContain('"isPublished":true')
  })
})
