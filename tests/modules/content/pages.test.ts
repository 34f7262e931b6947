import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderedMarkdown } from '../../../src/modules/content/pages/adapters/rendered-markdown.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { intakeOf } from '../../support/intakes.ts'

describe('the pages of a clinic', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded', now: '2026-11-22T03:00:00Z' })
  })
  afterAll(() => app.stop())

  const publish = async (texts: Readonly<Record<string, string>>) => {
    const olga = await app.staff('owner')
    const { revision, contents } = (await olga.get('/api/admin/programme/pages')).json()
    const pages = (contents as { pages: { id: string; text: string }[] }).pages
    const next = pages.map(({ id, text }) => ({ id, text: texts[id] ?? text }))
    const headers = { 'if-match': `"${revision}"` }
    const saved = await olga.send('PUT', '/api/admin/programme/pages', { contents: { pages: next } }, headers)
    expect(saved.status, saved.text).toBe(200)
    const { revision: all } = (await olga.get('/api/admin/programme')).json()
    const published = await olga.post(
      '/api/admin/programme/publications',
      { note: '' },
      { 'if-match': `"${all}"` },
    )
    expect(published.status, published.text).toBe(200)
  }
  const listed = async () =>
    (await app.visitor().get('/api/config'))
      .json<{ pages: { name: string; version: number }[] }>()
      .pages.map(({ name, version }) => `${name} ${version}`)

  it('are listed for everybody once they are published, with their versions', async () => {
    expect(await listed()).toEqual(['privacy 0', 'notice-of-privacy-practices 0'])
    await publish({ terms: 'Fair.', privacy: 'First.' })
    await publish({ privacy: 'Second.' })
    expect(await listed()).toEqual(['privacy 2', 'terms 1', 'notice-of-privacy-practices 0'])
    expect(await app.modules.content.readPage('privacy', 1)).toMatchObject({
      html: '<p>First.</p>',
      currentVersion: 2,
    })
  })

  it('are never changed once they are published', async () => {
    for (const change of ["update content.page_version set text = ''", 'delete from content.page_version'])
      await expect(app.database.run(change)).rejects.toThrow()
  })

  it('are what a member accepts, in the version that they read', async () => {
    const mia = await app.member('Mia')
    const handIn = (versions: Readonly<Record<string, number>>) =>
      mia.post('/api/user/hipaa-intake', intakeOf(versions))
    expect((await handIn({ privacyPolicyVersion: 3 })).code).toBe('unknown-text-version')
    expect((await handIn({ privacyPolicyVersion: 1, privacyNoticeVersion: 0 })).status).toBe(200)
    const owner = await app.staff('owner')
    const { versions, currentTexts } = (await owner.get(`/api/admin/users/${mia.id}/intake`)).json<{
      versions: { privacyPolicyVersion?: number }[]
      currentTexts: object
    }>()
    const [version] = versions
    expect(currentTexts).toEqual({ privacyPolicyVersion: 2, privacyNoticeVersion: 0 })
    expect(version).toMatchObject({ privacyPolicyAccepted: true, privacyPolicyVersion: 1 })
    const { text } = await mia.get('/api/user/export')
    expect(text).toContain('"privacyPolicyVersion":1')
  })

  it('are the app’s own words again, or none, once they are taken back, and all that was agreed to stays', async () => {
    const { content } = app.modules
    const say = (privacy: string, terms: string) => {
      const pages = [
        { id: 'privacy', text: privacy },
        { id: 'terms', text: terms },
      ] as const
      return app.database.inTransaction(() => content.publishPages({ pages }, 9))
    }
    await say('Second.', 'Fairer.')
    expect(await listed()).toEqual(['privacy 2', 'terms 2', 'notice-of-privacy-practices 0'])
    expect((await content.currentPages()).pages[1]).toEqual({ id: 'terms', text: 'Fairer.' })
    expect(await content.readPage('privacy')).toEqual({
      name: 'privacy',
      title: 'Privacy policy',
      version: 2,
      currentVersion: 2,
      html: '<p>Second.</p>',
      publishedOn: '2026-11-21',
      versions: [2, 1, 0].map(version => ({ version, publishedOn: version ? '2026-11-21' : null })),
    })
    await say('', '')
    expect(await listed()).toEqual(['privacy 0', 'notice-of-privacy-practices 0'])
    for (const [name, version] of [['terms'], ['terms', 0], ['terms', 3], ['privacy', 9], ['menu']] as const)
      expect(await content.readPage(name, version)).toBeUndefined()
    expect(await content.readPage('terms', 1)).toMatchObject({ currentVersion: null, html: '<p>Fair.</p>' })
    expect(await content.readPage('privacy', 0)).toMatchObject({ currentVersion: 0, html: null })
    await say('', 'Fair again.')
    expect(await listed()).toContain('terms 4')
  })
})

it('the text of a page is Markdown in which nothing runs', async () => {
  const rendered = renderedMarkdown()
  expect(await rendered('# One\n\n**two** [three](https://a.example)')).toBe(
    '<h2>One</h2>\n<p><strong>two</strong> <a href="https://a.example">three</a></p>',
  )
  expect(await rendered('###### Deep')).toBe('<h6>Deep</h6>')
  const hostile =
    '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> [x](javascript:alert(1)) ![y](data:text/html,z)'
  expect(await rendered(hostile)).not.toMatch(/<script|<img|="(?:javascript|data):/)
})
