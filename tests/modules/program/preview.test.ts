import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Answer, Browser } from '../../support/client.ts'
import { everyRoute } from '../../support/contract.ts'
import { asSent, sampleBody, samplePath } from '../../support/samples.ts'

const root = '/api/admin/programme'
const webFolder = fileURLToPath(new URL('../../../src/web/dist', import.meta.url))

/** What a preview answers; all else it refuses. */
const answered = [
  'currentUser',
  'listCheckInCodes',
  'listGoals',
  'measureProgress',
  'listVouchers',
  'listEntries',
  'readClinic',
  'listServices',
  'listLocations',
  'listPromotions',
  'listPosts',
  'listNotifications',
  'listRequests',
  'expectBonuses',
  'listRecentTreatments',
  'listDiaryEntries',
  'listOwnWaitingScans',
  'countOtherDevices',
  'readUsualPlace',
  'readFocus',
]

interface Named {
  readonly name?: string
  readonly title?: string
}

describe('a preview of the draft', () => {
  let app: TestApp
  let tess: Browser
  let mia: Browser
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded', webFolder, now: '2027-02-01T18:00:00Z' })
    tess = await app.staff('manager')
    mia = await app.member('Mia')
  })
  afterAll(() => app.stop())

  const start = async (who = tess) =>
    (await who.post(`${root}/previews`)).json<{
      token: string
      url: string
      expiresAt: string
      lastsSeconds: number
    }>()
  const opened = async () => {
    const base = `/preview/${(await start()).token}`
    const get = (path: string, who: Browser = app.visitor()) => who.get(base + path)
    return { base, get }
  }
  const edit = async (part: string, change: (contents: never) => object) => {
    const { revision, contents } = (await tess.get(`${root}/${part}`)).json<{
      revision: string
      contents: never
    }>()
    const sent = { contents: change(contents) }
    const { status } = await tess.send('PUT', `${root}/${part}`, sent, { 'if-match': `"${revision}"` })
    expect(status).toBe(200)
  }
  const names = (answer: Answer) => answer.json<Named[]>().map(({ name, title }) => name ?? title)

  it('shows at once what is changed in the draft, and nothing of it to patients', async () => {
    const { get } = await opened()
    const lists = ['/api/services', '/api/points-goals', '/api/locations', '/api/config']
    const published = await Promise.all(lists.map(async path => (await app.visitor().get(path)).text))
    await edit('menu', ({ services: [first, ...rest], ...menu }: { services: object[] }) => ({
      ...menu,
      services: [{ ...first, name: 'Aurora Facial' }, ...rest],
    }))
    await edit('rewards', ({ rewards: [first, ...rest] }: { rewards: { id: string }[] }) => ({
      rewards: [{ ...first, title: 'Hand massage', pointsRequired: 60, isPaused: false }, ...rest],
    }))
    await edit('places', ({ places: [first, ...rest] }: { places: object[] }) => ({
      places: [{ ...first, name: 'Kantstraße' }, ...rest],
    }))
    await edit('brand', ({ brand }: { brand: object }) => ({
      brand: { ...brand, appName: 'Aurora', colour: '#1F6F78' },
    }))
    expect(names(await get('/api/services'))).toContain('Aurora Facial')
    expect(names(await get('/api/points-goals'))).toContain('Hand massage')
    expect(names(await get('/api/locations'))).toContain('Kantstraße')
    expect((await get('/api/config')).json()).toMatchObject({
      clinicName: 'Aurora',
      isPublished: true,
      demo: null,
    })
    expect((await get('/palette.css')).text).toMatch(/#1F6F78/i)
    const now = await Promise.all(lists.map(async path => (await app.visitor().get(path)).text))
    expect(now).toEqual(published)
  })

  it('is looked at by a member whom there is not, just before her first reward', async () => {
    const { get } = await opened()
    const user = (await get('/api/auth/user')).json()
    expect(user).toMatchObject({
      name: 'Mia',
      email: 'mia@example.com',
      tier: 'Bronze',
      pointsBalance: 40,
      nextReward: { title: 'Hand massage', pointsMissing: 20 },
      profileImageUrl: null,
    })
    const progress = (await get('/api/user/goal-progress')).json<{ pointsMissing: number; state: string }[]>()
    expect(progress[0]).toMatchObject({ pointsMissing: 20, state: 'not reached' })
    const entries = (await get('/api/user/points?limit=11')).json<
      { points: number; balanceAfter: number }[]
    >()
    expect(entries[0]?.balanceAfter).toBe(40)
    expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(40)
    expect((await get('/api/user/vouchers')).json()).toEqual([])
  })

  it('answers the questions of its screens only, whoever is signed in, and changes nothing', async () => {
    const { base } = await opened()
    const known = new Map([...mia.cookies, ...tess.cookies])
    const real = [...(await mia.get('/api/auth/user')).text.matchAll(/"(?:id|email)":"([^"]+)"/g)]
    const some = everyRoute.filter(
      ({ path, method }, n) => path.startsWith('/api/') && (method === 'get' || n % 7 === 0),
    )
    for (const route of some) {
      const browser = app.network.browser(known)
      const path = base + samplePath(route)
      const answer = await browser.send(route.method.toUpperCase(), path, ...asSent(route, sampleBody(route)))
      const expected = answered.includes(route.name) ? [200, undefined] : [403, 'nothing-is-saved']
      expect([route.name, answer.status, answer.code]).toEqual([route.name, ...expected])
      expect([answer.headers['set-cookie'], answer.headers['cache-control']]).toEqual([undefined, 'no-store'])
      for (const [, own = ''] of real) expect(answer.text).not.toContain(own)
    }
    expect((await app.visitor().post(`${base}/`)).status).toBe(403)
  })

  it('is the app with that address as its base: framed by the staff area alone, kept and listed by nobody', async () => {
    const { base, get } = await opened()
    expect((await get('')).headers['location']).toBe(`${base}/`)
    for (const path of ['/', '/services', '/rewards']) {
      const { status, headers, text } = await get(path, mia)
      expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([200, 'no-store', undefined])
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
      expect([headers['x-frame-options'], headers['x-robots-tag']]).toEqual(['SAMEORIGIN', 'noindex'])
      expect(text).toContain(`<html lang="en" data-preview="${base}">`)
      expect(text).toContain(`<link rel="stylesheet" href="${base}/palette.css"/>`)
      expect(text).toContain('<title>Aurora</title>')
      expect(text).not.toContain('rel="manifest"')
      expect(text).toContain('<script src="/preview.js"></script></head>')
      expect(text).toContain('<p class="preview" role="note">Preview: nothing is saved</p>')
    }
    const { headers } = await app.visitor().get('/services')
    expect([headers['content-security-policy'], headers['x-frame-options']]).toEqual([
      expect.stringContaining("frame-ancestors 'none'"),
      'DENY',
    ])
  })

  it('has the texts of the draft beside the app', async () => {
    const { get } = await opened()
    await edit('pages', ({ pages }: { pages: { id: string }[] }) => ({
      pages: pages.map(page => (page.id === 'terms' ? { ...page, text: 'New **terms**.' } : page)),
    }))
    expect((await get('/terms')).text).toContain('<strong>terms</strong>')
    expect((await get('/privacy')).text).toMatch(/<p>For the VIP program, .* keeps my name/)
    expect((await app.visitor().get('/terms')).text).not.toContain('terms</strong>')
  })

  it('ends after half an hour, and each link is another one', async () => {
    const [first, second] = [await start(), await start(await app.staff('front desk'))]
    expect(first.token).not.toBe(second.token)
    expect([first.url, first.expiresAt, first.lastsSeconds]).toEqual([
      `http://velora.test/preview/${first.token}/`,
      '2027-02-01T18:30:00.000Z',
      1_800,
    ])
    app.clock.set('2027-02-01T18:30:00Z')
    const others = [first.token, 'x'.repeat(43), 'x'.repeat(42), `${first.token}x`, '..%2f..%2f']
    for (const token of others) {
      const { status, headers, text } = await app.visitor().get(`/preview/${token}/`)
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(text).toContain('This preview has ended.')
      const asked = await app.visitor().get(`/preview/${token}/api/services`)
      expect([asked.status, asked.text.includes('Aurora')]).toEqual([404, false])
      expect((await app.visitor().post(`/preview/${token}/api/services`)).code).toBe('preview-ended')
    }
  })

  it('is made by staff who are written down, and of its token only a hash is kept', async () => {
    const { token } = await start()
    const kept = await app.database.statement<{ row: string }>(
      'all-previews',
      'select row_to_json(p)::text as row from programme.preview p',
    )()
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept)).not.toContain(token)
    const olga = await app.staff('owner')
    const entries = (await olga.get('/api/admin/audit?limit=5')).text
    expect(entries).toContain('startProgramPreview')
    expect(entries).not.toContain(token)
  })
})
