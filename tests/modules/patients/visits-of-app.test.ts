import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'

const optional = { analytics: true, marketing: true, preferences: true }

describe('what visitors allowed to be counted', () => {
  let app: TestApp
  const visits = async (consent: object, pages: readonly string[]) => {
    const browser = app.visitor()
    await browser.post('/api/cookie-consent', {
      consent: { necessary: true, ...consent },
      timestamp: app.clock.now().toISOString(),
      visitorId: randomUUID(),
      url: '/',
      referrer: '',
    })
    for (const url of pages) await browser.post('/api/visitor', { url, referrer: 'direct' })
    await browser.post('/api/track', { event: 'booking link opened', data: {}, type: 'analytics' })
  }
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded', now: '2026-11-19T18:00:00Z' })
    await visits(optional, ['/services', '/services?category=skincare', '/admin', '/admin/audit?action=a'])
    app.clock.set('2026-11-20T18:00:00Z')
    await visits(optional, ['/services', '/blog/sleep-and-skin-2f6f1d1c1101'])
    await visits({ ...optional, analytics: false, marketing: false }, ['/rewards'])
  })
  afterAll(() => app.stop())

  const overview = async (days: string) => {
    const answer = await (await app.staff('owner')).get(`/api/admin/overview?${days}`)
    return answer.json<{ visitors: unknown }>().visitors
  }

  it('is seen in the overview by page and day, as numbers only', async () => {
    expect(await overview('from=2026-11-19&to=2026-11-21')).toEqual({
      visits: 4,
      steps: [
        { from: '2026-11-19', to: '2026-11-19', visits: 2 },
        { from: '2026-11-20', to: '2026-11-20', visits: 2 },
        { from: '2026-11-21', to: '2026-11-21', visits: 0 },
      ],
      pages: [
        { page: '/services', visits: 3 },
        { page: '/blog/sleep-and-skin-2f6f1d1c1101', visits: 1 },
      ],
      events: [{ event: 'booking link opened', count: 2 }],
    })
  })

  it('is summed by week where the days are many', async () => {
    expect(await overview('from=2026-10-15&to=2026-11-20')).toMatchObject({
      steps: [
        { from: '2026-10-15', to: '2026-10-18', visits: 0 },
        { from: '2026-10-19', to: '2026-10-25', visits: 0 },
        { from: '2026-10-26', to: '2026-11-01', visits: 0 },
        { from: '2026-11-02', to: '2026-11-08', visits: 0 },
        { from: '2026-11-09', to: '2026-11-15', visits: 0 },
        { from: '2026-11-16', to: '2026-11-20', visits: 4 },
      ],
    })
  })

  it('stands in the file', async () => {
    const olga = await app.staff('owner')
    const { text } = await olga.get('/api/admin/overview.csv?from=2026-11-20&to=2026-11-20')
    for (const line of [
      'App visits,2026-11-20,2026-11-20,2',
      'Visits: /services,2026-11-20,2026-11-20,1',
      'booking link opened,2026-11-20,2026-11-20,1',
    ])
      expect(text).toContain(line)
  })
})
