import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { intakeOf } from '../support/intakes.ts'

describe('the pages of a clinic', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
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
      inForce: 2,
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
})
