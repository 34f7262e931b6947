import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { usualDatabases } from '../../support/databases.ts'

interface BlogPost {
  readonly version: string
  readonly id: string
  readonly title: string
  readonly status: string
  readonly createdAt: string
  readonly publishedAt: string | null
}

describe.each(usualDatabases)('blog posts (%s)', database => {
  let app: TestApp
  let olga: Browser
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  beforeEach(async () => {
    for (const { id } of await app.modules.content.listAllPosts()) await app.modules.content.deletePost(id)
    olga = await app.staff('owner')
  })
  afterAll(() => app.stop())

  const write = async (fields: Readonly<Record<string, unknown>>) => {
    const answer = await olga.post('/api/admin/blog-posts', { content: 'Drink water.', ...fields })
    expect(answer.status, answer.text).toBe(200)
    return answer.json<BlogPost>()
  }
  const publish = async (id: string) =>
    (await olga.post(`/api/admin/blog-posts/${id}/publish`)).json<BlogPost>()
  const put = (id: string, body: unknown) => olga.send('PUT', `/api/admin/blog-posts/${id}`, body)
  const later = async () => {
    app.clock.advance({ days: 3 })
    olga = await app.staff('owner')
  }
  const titles = async (browser: Browser = app.visitor(), query = '') =>
    (await browser.get(`/api/blog-posts${query}`)).json<BlogPost[]>().map(({ title }) => title)

  it('are drafts until they are published, and then everybody’s, newest first', async () => {
    const first = await write({ title: 'First' })
    await write({ title: 'Second' })
    const third = await write({ title: 'Third' })
    expect(first).toMatchObject({ status: 'draft', publishedAt: null })
    expect(await titles()).toEqual([])
    await publish(third.id)
    app.clock.advance({ minutes: 1 })
    await publish(first.id)
    expect(await titles()).toEqual(['First', 'Third'])
    expect(await titles(await app.member('Mia'), '?t=17')).toEqual(['First', 'Third'])
  })

  it('keep every field that a change leaves out, and need title and content nonetheless', async () => {
    const fields = { title: 'Water', excerpt: 'Every day.', category: 'skincare', tags: ['care'] }
    const { id, version: _, ...written } = await write({ ...fields, scientificReferences: 'Green AC, 2011.' })
    const change = { metaTitle: 'Water', status: 'archived' }
    const { version: __, ...changed } = (await put(id, change)).json<BlogPost>()
    expect(changed).toEqual({ ...written, id, ...change })
    expect((await put(id, { title: 'Sun' })).json()).toMatchObject({ title: 'Sun', content: 'Drink water.' })
    for (const empty of [{ title: ' ' }, { content: '' }])
      expect((await put(id, empty)).json()).toMatchObject({
        status: 400,
        message: 'Please provide at least a title and content.',
      })
  })

  it('come with all their fields', async () => {
    const sent = {
      title: ' What sunscreen does ',
      excerpt: 'Every day.',
      content: `First line\n\n${'word '.repeat(398)}last`,
      featuredImage: '/pictures/post-sunlight.svg',
      category: 'skincare',
      tags: [' spf ', 'spf', '', 'care'],
      scientificReferences: 'Green AC et al., 2011.\nHughes MC et al., 2013.',
      metaTitle: 'Sunscreen',
      metaDescription: 'Why every day.',
      status: 'published',
    }
    const { id, createdAt } = await write(sent)
    const now = app.clock.now().toISOString()
    expect((await app.visitor().get('/api/blog-posts')).json()).toEqual([
      {
        ...sent,
        id,
        slug: expect.stringMatching(/^what-sunscreen-does-\w{12}$/),
        title: 'What sunscreen does',
        tags: ['spf', 'care'],
        readTime: 3,
        createdAt: now,
        publishedAt: now,
      },
    ])
    expect(createdAt).toBe(now)
  })

  it('keep the time of their first publication', async () => {
    const { id } = await write({ title: 'First' })
    const { publishedAt } = await publish(id)
    await later()
    expect(await publish(id)).toMatchObject({ status: 'published', publishedAt })
    const archived = await put(id, { title: 'First', content: 'Other.', status: 'archived' })
    expect(archived.json()).toMatchObject({ status: 'archived', publishedAt })
    expect(await titles()).toEqual([])
    await later()
    const again = await put(id, { title: 'First', content: 'Other.', status: 'published' })
    expect(again.json()).toMatchObject({ status: 'published', publishedAt })
    expect(await titles()).toEqual(['First'])
    const { id: draft } = await write({ title: 'Never out' })
    expect((await put(draft, { status: 'archived' })).json()).toMatchObject({ publishedAt: null })
  })

  it('change in the fields that are sent, and lose what is emptied', async () => {
    const { id } = await write({ title: 'First', excerpt: 'Why', category: 'news', tags: ['a'] })
    const kept = await put(id, { title: 'First, again', content: 'New.' })
    expect(kept.json()).toMatchObject({
      title: 'First, again',
      excerpt: 'Why',
      category: 'news',
      tags: ['a'],
      status: 'draft',
    })
    const emptied = await put(id, { title: 'First', content: 'New.', excerpt: '', category: '', tags: [] })
    expect(emptied.json()).toMatchObject({ excerpt: '', category: null, tags: [], metaTitle: null })
  })

  it('are changed by one of two who began with the same text, and the other’s is refused', async () => {
    const { id, version } = await write({ title: 'First' })
    const tess = await app.staff('manager')
    const save = (browser: Browser, title: string, seen = version) =>
      browser.send('PUT', `/api/admin/blog-posts/${id}`, { title, content: 'x' }, { 'if-match': `"${seen}"` })
    const answers = await Promise.all([save(olga, 'By Olga'), save(tess, 'By Tess')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [won, lost] = answers[0]?.status === 200 ? ['By Olga', 'By Tess'] : ['By Tess', 'By Olga']
    expect(answers.find(({ status }) => status === 409)?.code).toBe('post-changed')
    expect(await titles(olga, '?includeUnpublished=true')).toEqual([won])
    const lostAnswer = await save(won === 'By Olga' ? olga : tess, won)
    expect([lostAnswer.status, lostAnswer.json<BlogPost>().title]).toEqual([200, won])
    expect((await save(olga, lost, lostAnswer.json<BlogPost>().version)).status).toBe(200)
    expect(await titles(olga, '?includeUnpublished=true')).toEqual([lost])
    const [seen] = (await olga.get('/api/blog-posts?includeUnpublished=true')).json<BlogPost[]>()
    expect((await save(tess, 'By Tess, later', seen?.version)).status).toBe(200)
  })

  it('are everybody’s anew as soon as they change', async () => {
    const { id } = await write({ title: 'First', status: 'published' })
    const before = await app.visitor().get('/api/blog-posts')
    await put(id, { title: 'Corrected', content: 'Drink water.' })
    const after = await app
      .visitor()
      .get('/api/blog-posts', { 'if-none-match': String(before.headers['etag']) })
    expect(after.json()).toMatchObject([{ title: 'Corrected' }])
    await olga.send('DELETE', `/api/admin/blog-posts/${id}`)
    expect(await titles()).toEqual([])
  })

  it('that are not published are told to staff only', async () => {
    await write({ title: 'Draft' })
    await write({ title: 'Out', status: 'published' })
    await titles()
    for (const stranger of [app.visitor(), await app.member('Mia')]) {
      const refused = await stranger.get('/api/blog-posts?includeUnpublished=true')
      expect([refused.status, refused.code]).toEqual([401, 'not-signed-in'])
      expect(refused.headers['cache-control']).toBe('no-store')
      expect(await titles(stranger, '?includeUnpublished=false')).toEqual(['Out'])
    }
    for (const role of ['front desk', 'clinical', 'manager', 'owner'] as const) {
      const all = await titles(await app.staff(role), '?includeUnpublished=true')
      expect(all.toSorted()).toEqual(['Draft', 'Out'])
    }
    expect(await titles()).toEqual(['Out'])
  })

  it('are deleted for good, once', async () => {
    const { id } = await write({ title: 'First', status: 'published' })
    expect((await olga.send('DELETE', `/api/admin/blog-posts/${id}`)).json()).toEqual({ success: true })
    for (const answer of [
      await olga.send('DELETE', `/api/admin/blog-posts/${id}`),
      await put(id, { title: 'First', content: 'x' }),
      await olga.post(`/api/admin/blog-posts/${id}/publish`),
    ])
      expect([answer.status, answer.code]).toEqual([404, 'unknown-post'])
    expect(await titles(olga, '?includeUnpublished=true')).toEqual([])
  })

  it.each([
    [{ title: '', content: 'x' }, 'title', 'Please provide at least a title and content.'],
    [{ title: 'x' }, 'content', 'Please provide at least a title and content.'],
    [{ title: 'x', content: ' \n ' }, 'content', 'Please provide at least a title and content.'],
    [{ title: 'x', content: 'x', featuredImage: 'javascript:alert(1)' }, 'featuredImage', /https/],
    [{ title: 'x', content: 'x', featuredImage: 'http://clinic.example/a.png' }, 'featuredImage', /https/],
    [{ title: 'x', content: 'x', featuredImage: '//evil.example/a.png' }, 'featuredImage', /https/],
    [{ title: 'x', content: 'x', featuredImage: '/pictures/../api/config' }, 'featuredImage', /https/],
  ])('say which field is wrong in %j', async (body, path, message) => {
    const answer = await olga.post('/api/admin/blog-posts', body)
    expect([answer.status, answer.code]).toEqual([400, 'invalid-request'])
    const [error] = answer.json<{ errors: { path: string; message: string }[] }>().errors
    expect(error?.path).toBe(path)
    expect(error?.message).toMatch(message)
  })

  it('take a picture from https or from the app', async () => {
    for (const featuredImage of ['https://clinic.example/a.webp', '/pictures/post-sleep.svg', '', null]) {
      const answer = await olga.post('/api/admin/blog-posts', { title: 'x', content: 'x', featuredImage })
      expect(answer.json()).toMatchObject({ featuredImage: featuredImage || null })
    }
  })
})
