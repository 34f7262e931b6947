import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { expectCommonHeaders } from '../support/contract.ts'
import { screenPaths } from '../support/screen-paths.ts'

const web = fileURLToPath(new URL('../../src/web/', import.meta.url))
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('an address', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded', webFolder: `${web}dist` })
  })
  afterAll(() => app.stop())
  const ask = (path: string, headers: Readonly<Record<string, string>>) =>
    app.visitor().send('GET', path, undefined, headers)

  it('of every screen is known, as a browser and as a program asks, with its query and in any case', async () => {
    expect(screenPaths).toEqual(
      expect.arrayContaining(['/', '/services', '/admin', '/admin/people', '/admin/desk']),
    )
    // Whether an address with a name in it leads somewhere is for its screen to say.
    for (const path of screenPaths.filter(path => !path.includes('$'))) {
      expect([path, (await ask(path, page)).status]).toEqual([path, 200])
      expect([path, (await ask(`${path}?from=mail`, {})).status]).toEqual([path, 200])
    }
    for (const path of ['/services/', '/Rewards', '/admin/', '/admin/program', '/admin/program/menu'])
      expect([path, (await ask(path, page)).status]).toEqual([path, 200])
  })

  it.each([
    '/nowhere',
    '/metrics',
    '/health',
    '/wp-admin',
    '/.git/config',
    '/services/nowhere',
    '/admin/nowhere',
    '/admin/program/menu/nowhere',
    '/index.html',
    '/assets/nowhere',
    '/api',
  ])('that leads nowhere shows a browser so, with 404: %s', async path => {
    const shown = await ask(path, page)
    expect([shown.status, shown.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(shown.text).toContain('<div id="root">')
    expectCommonHeaders(shown)
    const answer = await ask(path, { accept: '*/*' })
    expect([answer.status, answer.text]).toEqual([404, 'Not found'])
  })

  it.each(['/.env', '/wp-login.php', '/server-status.txt', '/assets/nothing.js', '/.server/renderer.js'])(
    'of a file that is not there is no page: %s',
    async path => {
      const answer = await ask(path, page)
      expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
      expectCommonHeaders(answer)
    },
  )

  it('of a part of a page is answered with what a part needs: no script in a drawing, no headers of pages', async () => {
    const asset = readdirSync(`${web}dist/assets`).find(name => name.endsWith('.js'))
    for (const path of [`/assets/${asset}`, '/pictures/fillers.svg', '/icons/icon.svg']) {
      const { status, headers } = await ask(path, {})
      expect([path, status]).toEqual([path, 200])
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      const ofPages = ['permissions-policy', 'x-frame-options', 'x-xss-protection', 'referrer-policy']
      expect(Object.keys(headers).filter(name => ofPages.includes(name))).toEqual([])
    }
    // A page and the service worker, which asks on its own, keep all of them.
    for (const path of ['/services', '/service-worker.js', '/privacy'])
      expectCommonHeaders(await ask(path, page))
  })

  it('below /api and /r that leads nowhere is a problem in JSON, or leads to the app', async () => {
    const answer = await ask('/api/nowhere', page)
    expect([answer.status, answer.code]).toEqual([404, 'no-such-address'])
    expect((await ask('/r/nowhere', page)).headers['content-type'] ?? '').not.toContain('200')
  })
})
