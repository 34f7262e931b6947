import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import type { Browser } from '../support/client.ts'

const webFolder = fileURLToPath(new URL('../../src/web/dist', import.meta.url))

const special = {
  title: 'Autumn Glow',
  description: 'A calm hour for tired skin.',
  discountType: 'percentage',
  discountValue: 20,
  validFrom: '2026-11-01',
  validUntil: '2026-11-30',
}

const now = '2026-11-20T18:00:00Z'
const post = { title: 'Sun and fillers', content: 'Wear a hat.', status: 'published' }

describe('a page for a visitor whom nobody knows', () => {
  let app: TestApp
  let olga: Browser
  beforeAll(async () => {
    app = await openTestApp({ database: 'postgresql', webFolder, now })
    olga = await app.staff('owner')
  })
  afterEach(async () => {
    app.clock.set(now)
    for (const list of ['/api/admin/promotions', '/api/blog-posts'])
      for (const { id } of (await olga.get(list)).json<{ id: string }[]>())
        await olga.send('DELETE', `/api/admin/${list.split('/').at(-1)}/${id}`)
  })
  afterAll(() => app.stop())

  const pageOf = async (path: string, browser = app.visitor()) => {
    const { status, headers, text } = await browser.get(path)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    return { headers, text, list: listIn(text), body: text.slice(text.indexOf('<body')) }
  }
  const tell = async (path: string, body: unknown) => {
    const answer = await olga.post(path, body)
    expect(answer.status, answer.text).toBe(200)
    return answer.json<{ id: string; slug: string }>()
  }

  it.each([
    ['/services', '/api/services', 'HydraFacial', 'Service Menu · Velora'],
    ['/promotions', '/api/promotions', special.title, 'Specials · Velora'],
    ['/blog', '/api/blog-posts', post.title, 'Blog · Velora'],
  ])('shows its list without a script, and brings it along: %s', async (path, listPath, name, title) => {
    await tell('/api/admin/promotions', special)
    await tell('/api/admin/blog-posts', post)
    // Asked for before: a page waits a second for its list, which a busy machine may need longer for.
    const whole = (await app.visitor().get(listPath)).json<Record<string, unknown>[]>()
    const { text, body, list } = await pageOf(path)
    const shown = body.slice(0, body.indexOf('<script'))
    expect(shown).toMatch(new RegExp(`<h[23][^>]*>(<button[^>]*>)?${name}<`))
    expect(text).toContain(`<title>${title}</title>`)
    expect(list).toEqual(path === '/blog' ? whole.map(withoutWords) : whole)
    expect(text).toContain(`data-rendered="${path}"`)
  })

  it.each(['/', '/services', '/promotions', '/blog'])(
    'offers no way to book where there is no link: %s',
    async path => {
      await tell('/api/admin/promotions', special)
      const { body } = await pageOf(path)
      expect(body).toContain('<h')
      expect(body).not.toMatch(/Book (Now|Appointment)|booking\.example|%BOOKING/i)
    },
  )

  it('is made for the policy of pages: no script in it, and styles only with the nonce of its own answer', async () => {
    await tell('/api/admin/promotions', special)
    const nonces = new Set<string>()
    for (const path of ['/services', '/promotions', '/promotions']) {
      const { text, headers } = await pageOf(path)
      expect(text).not.toMatch(/<[^>]+\sstyle=/)
      expect(text).not.toMatch(/<script(?![^>]*(?: src=| type="application\/json"))/)
      const [, nonce = ''] = /name="style-nonce" content="([^"]+)"/.exec(text) ?? []
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
      expect(new Set(text.match(/<style[^>]*>/g))).toEqual(new Set([`<style nonce="${nonce}">`]))
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })

  it('shows what staff have changed at the next visit', async () => {
    expect((await pageOf('/promotions')).body).toContain('No Active Promotions')
    const { id } = await tell('/api/admin/promotions', special)
    expect((await pageOf('/promotions')).body).toContain(special.title)
    expect((await olga.send('DELETE', `/api/admin/promotions/${id}`)).status).toBe(200)
    const { body, list } = await pageOf('/promotions')
    expect(body).not.toContain(special.title)
    expect(list).toEqual([])
  })

  it('shows the clinic’s day', async () => {
    await tell('/api/admin/promotions', { ...special, validUntil: '2026-11-20' })
    expect((await pageOf('/promotions')).body).toContain(special.title)
    app.clock.set('2026-11-21T08:00:00Z')
    expect((await pageOf('/promotions')).body).not.toContain(special.title)
  })

  it('is never given to who is known, and shows nothing of theirs to anybody', async () => {
    await tell('/api/admin/promotions', { ...special, targetAudience: 'NEW_CUSTOMERS' })
    const mia = await app.member('Mia')
    expect((await mia.get('/api/promotions')).text).toContain(special.title)
    for (const known of [mia, olga]) {
      const { body, list, headers } = await pageOf('/promotions', known)
      expect([list, body.includes('Exclusive Offers')]).toEqual([undefined, false])
      expect(headers['vary']).toContain('Cookie')
    }
    const { text, headers } = await pageOf('/promotions')
    expect(text).not.toContain(special.title)
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('Cookie') })
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('holds whatever staff have written as text', async () => {
    const title = `</script><script>alert("%NONCE%")</script> $& %TITLE% <!--screen--></div>`
    await tell('/api/admin/promotions', { ...special, title })
    const { text, list } = await pageOf('/promotions')
    expect(text).not.toContain('<script>alert')
    expect(list).toMatchObject([{ title }])
    expect(text.match(/id="list"/g)).toHaveLength(1)
  })

  it('shows the category that the address names', async () => {
    const { body } = await pageOf('/services?category=skincare&utm_source=mail')
    expect(body).toContain('HydraFacial</h2>')
    expect(body).not.toContain('Lip Filler</h2>')
    expect((await pageOf('/services?category=all')).body).toContain('Lip Filler</h3>')
  })

  it.each(['?category=unknown', '?words=lip', '?category=a&category=b'])(
    'leaves to the app what only this visitor looks for: %s',
    async search => {
      expect((await pageOf(`/services${search}`)).list).toBeUndefined()
    },
  )

  it('is left to the app while the list can’t be read', async () => {
    await app.database.statement('break', 'alter table content.service rename to elsewhere')()
    for (const topic of ['services', 'services-by-id']) app.modules.cache.invalidate(topic, '')
    const { body, list } = await pageOf('/services')
    expect([list, body.includes('<div id="root">')]).toEqual([undefined, true])
    await app.database.statement('mend', 'alter table content.elsewhere rename to service')()
    expect((await pageOf('/services')).body).toContain('HydraFacial')
  })

  describe('of one post', () => {
    const written = {
      ...post,
      excerpt: 'A hat, mostly.',
      featuredImage: '/pictures/post-sunlight.svg',
      metaTitle: 'Sun after "fillers" & care',
      metaDescription: 'What <sun> does.',
    }
    const headOf = (text: string) => text.slice(0, text.indexOf('</head>'))

    it('has an address of its own, and says in its head what staff wrote for it', async () => {
      const { slug } = await tell('/api/admin/blog-posts', written)
      expect(slug).toMatch(/^sun-and-fillers-[0-9a-f]{12}$/)
      const { text, body } = await pageOf(`/blog/${slug}`)
      expect(body).toMatch(/<h1[^>]*>Sun and fillers</)
      const head = headOf(text)
      for (const tag of [
        '<title>Sun after &quot;fillers&quot; &amp; care · Velora</title>',
        '<meta name="description" content="What &lt;sun&gt; does."/>',
        '<meta property="og:type" content="article"/>',
        '<meta property="og:title" content="Sun after &quot;fillers&quot; &amp; care"/>',
        '<meta property="og:description" content="What &lt;sun&gt; does."/>',
        `<meta property="og:url" content="http://velora.test/blog/${slug}"/>`,
        '<meta property="og:image" content="http://velora.test/pictures/post-sunlight.svg"/>',
        `<link rel="canonical" href="http://velora.test/blog/${slug}"/>`,
      ])
        expect(head).toContain(tag)
      expect(head.match(/name="description"/g)).toHaveLength(1)
      expect(text).toContain(`data-rendered="/blog/${slug}"`)
    })

    it('takes title and excerpt where nothing else was written, and follows a change', async () => {
      const { id, slug } = await tell('/api/admin/blog-posts', { ...post, excerpt: 'A hat, mostly.' })
      expect(headOf((await pageOf(`/blog/${slug}`)).text)).toContain('content="A hat, mostly."')
      const change = { ...post, metaDescription: 'Hats.' }
      expect((await olga.send('PUT', `/api/admin/blog-posts/${id}`, change)).status).toBe(200)
      expect(headOf((await pageOf(`/blog/${slug}`)).text)).toContain('content="Hats."')
    })

    it('is found by its id, and by the address from before its title changed', async () => {
      const { id, slug } = await tell('/api/admin/blog-posts', post)
      const tail = slug.slice(-12)
      for (const old of [id, `an-older-title-${tail}`]) {
        const { status, headers } = await app.visitor().get(`/blog/${old}?from=mail`)
        expect([status, headers['location']]).toEqual([302, `/blog/${slug}?from=mail`])
      }
    })

    it('brings along the words of the one that is shown, and of no other', async () => {
      const words = { content: 'Wear a hat. '.repeat(50), scientificReferences: 'Hats, 2026' }
      const others = { content: 'Drink water. '.repeat(50), scientificReferences: 'Water, 2026' }
      const { slug } = await tell('/api/admin/blog-posts', { ...post, ...words })
      const { slug: other } = await tell('/api/admin/blog-posts', { ...post, ...others })
      const { text: ofAll } = await pageOf('/blog')
      expect(ofAll).not.toMatch(/Wear a hat|Drink water|Hats, 2026|Water, 2026/)
      const { text, list } = await pageOf(`/blog/${slug}`)
      expect(list).toContainEqual(expect.objectContaining({ slug, ...words, content: words.content.trim() }))
      expect(text).not.toMatch(/Drink water|Water, 2026/)
      expect((await pageOf(`/blog/${other}`)).text).not.toMatch(/Wear a hat|Hats, 2026/)
    })

    it('answers 404 for whoever asks, where there is no such post or it is not out', async () => {
      const { id, slug } = await tell('/api/admin/blog-posts', { ...post, status: 'draft' })
      const mia = await app.member('Mia')
      for (const address of [slug, 'nothing', '%E0%A4%A'])
        for (const browser of [app.visitor(), mia]) {
          const { status, headers, text } = await browser.get(`/blog/${address}`, { accept: 'text/html' })
          expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
          expect(text).not.toContain(post.title)
        }
      expect((await olga.post(`/api/admin/blog-posts/${id}/publish`)).status).toBe(200)
      expect((await mia.get(`/blog/${slug}`)).status).toBe(200)
      expect((await pageOf(`/blog/${slug}`)).body).toContain(post.title)
    })
  })

  it('is built with the map that turns a failing page’s trace into lines of its source', async () => {
    const { sources } = JSON.parse(await readFile(`${webFolder}/.server/renderer.js.map`, 'utf8'))
    expect(sources).toContain('../../renderer.tsx')
  })

  it('gives away nothing of what it is made with', async () => {
    expect((await app.visitor().get('/.server/renderer.js')).status).toBe(404)
  })
})

const withoutWords = ({ content: _, ...rest }: Record<string, unknown>) => ({
  ...rest,
  scientificReferences: null,
})

function listIn(page: string): unknown {
  const [, json] = /<script type="application\/json" id="list"[^>]*>(.*?)<\/script>/s.exec(page) ?? []
  return json === undefined ? undefined : JSON.parse(json)
}
