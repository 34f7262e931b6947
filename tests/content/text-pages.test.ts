import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nothingSaid } from '../../src/modules/content/house/house-rules.ts'
import { type RunningApp, startApp } from '../../src/server/start.ts'
import { testSettings } from '../support/app.ts'
import { type Network, networkTo } from '../support/client.ts'
import { expectCommonHeaders } from '../support/contract.ts'
import { openEngine } from '../support/databases.ts'

const frame =
  '<title>%TITLE% · %CLINIC_NAME%</title><style nonce="%NONCE%"></style><main><!--text--></main>' +
  '<a class="x" href="/privacy">%PAGE_TITLE%</a><a class="x" href="/terms">%PAGE_TITLE%</a>' +
  '<a class="x" href="%PHONE%">%CONTACT%</a><a class="x" href="%WEBSITE%">%CONTACT%</a>'
const ownWords = { writtenOn: '2026-11-21', pages: { privacy: ['%CLINIC_NAME% keeps my name.'] } }

describe('the texts of a clinic as pages', () => {
  let folder: string
  let app: RunningApp
  let network: Network
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'velora-texts-'))
    await writeFile(join(folder, 'text-page.html'), frame)
    await writeFile(join(folder, 'index.html'), '<h1 class="x"><span data-welcome="true">Ours</span></h1>')
    await writeFile(join(folder, 'own-words.json'), JSON.stringify(ownWords))
    app = await startApp(testSettings({ CLINIC_NAME: 'Zoë’s $& <Spa>' }), {
      engine: await openEngine('embedded'),
      webFolder: folder,
      drainConnectionsMs: 0,
    })
    network = networkTo(app.url)
  })
  afterAll(async () => {
    network.close()
    await app.stop()
    await rm(folder, { recursive: true })
  })

  const open = (path: string) => network.browser().get(path, { accept: 'text/html' })
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
    expect(answer.text).toContain('<title>Privacy policy · Zoë’s $&amp; &lt;Spa></title>')
    expect(answer.text).toContain('<p>Zoë’s $&amp; &lt;Spa> keeps my name.</p>')
    expect(answer.text).toContain('Version of November 21, 2026')
    expect(answer.text).toContain('<a class="x" href="/privacy">Privacy policy</a>')
    expect(answer.text).not.toContain('/terms')
    expect((await open('/terms')).text).not.toContain('<main>')
  })

  it('are the clinic’s own as soon as they are published, and stay readable', async () => {
    await publish('Ours: %NONCE% $& %PAGE_TITLE%', '<script>alert(1)</script>')
    await publish('New.', '<script>alert(1)</script>')
    const now = await open('/privacy')
    expect(now.text).toMatch(
      /<p>New\.<\/p>.*href="\/privacy\/1">Version 1, .*href="\/privacy\/0">Of November 21, 2026/,
    )
    expect(now.text).toContain('<a class="x" href="/terms">Terms</a>')
    const before = await open('/privacy/1')
    expect(before.text).toContain('<p>Ours: %NONCE% $&amp; %PAGE_TITLE%</p>')
    expect(before.text).toContain('This is an earlier version. <a href="/privacy">')
    expect((await open('/terms')).text).toContain('&lt;script&gt;')
    for (const path of ['/privacy/3', '/terms/0', '/privacy/01', '/privacy/99999999999'])
      expect((await open(path)).text, path).not.toContain('<main>')
  })

  it('receive visitors with the clinic’s own words, where it has some', async () => {
    expect((await open('/')).text).toContain('data-welcome="true">Ours</span></h1>')
    await app.database.inTransaction(() =>
      app.modules.content.publishRules({ rules: { ...nothingSaid, welcomeText: 'Time <for> $& you' } }),
    )
    expect((await open('/')).text).toContain('data-welcome="true">Time &lt;for> $&amp; you</span></h1>')
  })

  it('say how to reach the clinic, and nothing of what it does not say', async () => {
    expect((await open('/privacy')).text).not.toContain('%CONTACT%')
    await app.database.inTransaction(() =>
      app.modules.content.publishRules({ rules: { ...nothingSaid, phone: '+49 30 12 & 34' } }),
    )
    const { text } = await open('/privacy')
    expect(text).toContain('<a class="x" href="tel:+49301234">+49 30 12 &amp; 34</a>')
    expect(text).not.toContain('%CONTACT%')
  })
})
