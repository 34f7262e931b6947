import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noClinicRules } from '../../../src/modules/content/clinic-settings/clinic-settings.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { expectCommonHeaders } from '../../support/contract.ts'

const webFolder = fileURLToPath(new URL('../../../src/web/dist', import.meta.url))

describe('the texts of a clinic as pages', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded', webFolder, env: { CLINIC_NAME: 'Zoë’s $& <Spa>' } })
  })
  afterAll(() => app.stop())

  const open = (path: string) => app.visitor().get(path, { accept: 'text/html' })
  const publish = (privacy: string, terms: string) =>
    app.database.inTransaction(() =>
      app.modules.content.publishPages(
        {
          pages: [
            { id: 'privacy', text: privacy },
            { id: 'terms', text: terms },
          ],
        },
        2,
      ),
    )

  it('say what the app says where the clinic wrote nothing', async () => {
    const answer = await open('/privacy')
    expectCommonHeaders(answer)
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.text).toContain('<title>Privacy policy · Zoë’s $&amp; &lt;Spa&gt;</title>')
    expect(answer.text).toContain('<p>For the VIP program, Zoë’s $&amp; &lt;Spa&gt; keeps my name')
    expect(answer.text).toContain('Last updated November 27, 2026')
    expect(answer.text).toMatch(linkTo('/privacy', 'Privacy policy'))
    expect(answer.text).not.toContain('/terms')
    expect((await open('/terms')).text).not.toContain('<article')
  })

  it('are the clinic’s own as soon as they are published, and stay readable', async () => {
    await publish('Ours: %NONCE% $& %PAGE_TITLE%', '<script>alert(1)</script>')
    await publish('New.', '<script>alert(1)</script>')
    const now = await open('/privacy')
    expect(now.text).toMatch(
      /<p>New\.<\/p>.*href="\/privacy\/1">Version 1, .*href="\/privacy\/0">November 27, 2026/,
    )
    expect(now.text).toMatch(linkTo('/terms', 'Terms'))
    const before = await open('/privacy/1')
    expect(before.text).toContain('<p>Ours: %NONCE% $&amp; %PAGE_TITLE%</p>')
    expect(before.text).toContain('This is an earlier version. <a href="/privacy">')
    expect((await open('/terms')).text).toContain('&lt;script&gt;')
    for (const path of ['/privacy/3', '/terms/0', '/privacy/01', '/privacy/99999999999'])
      expect((await open(path)).text, path).not.toContain('<article')
  })

  it('receive visitors with the clinic’s own words, where it has some', async () => {
    expect((await open('/')).text).toMatch(/<h1[^>]*>Transform yourself/)
    await app.database.inTransaction(() =>
      app.modules.content.publishRules({ rules: { ...noClinicRules, welcomeText: 'Time <for> $& you' } }),
    )
    expect((await open('/')).text).toMatch(/<h1[^>]*>Time &lt;for&gt; \$&amp; you<\/h1>/)
  })

  it('say how to reach the clinic, and nothing of what it does not say', async () => {
    expect((await open('/privacy')).text).not.toMatch(/href="(?:tel|mailto|https?):/)
    await app.database.inTransaction(() =>
      app.modules.content.publishRules({ rules: { ...noClinicRules, phone: '+49 30 12 & 34' } }),
    )
    const { text } = await open('/privacy')
    expect(text).toMatch(linkTo('tel:\\+49301234', '\\+49 30 12 &amp; 34'))
    expect(text.match(/href="(?:tel|mailto|https?):/g)).toHaveLength(1)
  })
})

const linkTo = (href: string, words: string) => new RegExp(`<a href="${href}"[^>]*>${words}</a>`)
