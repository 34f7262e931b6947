import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { password } from '../support/cast.ts'
import { networkTo } from '../support/client.ts'
import { bothDatabases, newPostgresDatabase } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { migratedFolder } from '../support/migrated-folder.ts'
import { startVelora } from '../support/process.ts'
import { hostilePictures, nestedUses } from './hostile-pictures.ts'
import { hostileTexts } from './hostile-texts.ts'
import { besides, type HostileAnswer, type Senders, sendPictures, sendTexts } from './send-hostile.ts'

describe.each(bothDatabases)('what strangers send as a picture or a text (%s)', database => {
  let app: TestApp
  let senders: Senders
  let listener: string
  let calls = 0
  const elsewhere = createServer((_req, res) => {
    calls++
    res.end()
  })
  beforeAll(async () => {
    await new Promise<void>(done => elsewhere.listen(0, '127.0.0.1', done))
    listener = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
    app = await openTestApp({ database })
    senders = {
      owner: await app.staff('owner'),
      members: await Promise.all(['Ada', 'Bea', 'Cleo'].map(name => app.member(name))),
    }
  })
  afterAll(async () => {
    elsewhere.close()
    await app.stop()
  })

  const everybodyElse = async () => {
    const mia = await app.member('Mia')
    return {
      visitor: app.visitor(),
      member: mia,
      signIn: () => app.visitor().post('/api/auth/login', { email: mia.email, password }),
    }
  }
  /** A machine that is busy may say so now and then; nobody is kept out. */
  const expectServed = async (statuses: ReadonlyMap<number, number>) => {
    const all = [...statuses.values()].reduce((sum, count) => sum + count, 0)
    expect([...statuses.keys()].filter(status => ![200, 503].includes(status))).toEqual([])
    expect((statuses.get(200) ?? 0) / all).toBeGreaterThan(0.9)
    const { visitor, signIn } = await everybodyElse()
    await eventually(async () => expect((await visitor.get('/readyz')).status).toBe(200))
    expect((await signIn()).status).toBe(200)
  }
  const failed = (answers: readonly HostileAnswer[]) =>
    answers
      .filter(({ answer }) => answer.status >= 500 && answer.code !== 'uploads-full')
      .map(({ to, sent, answer }) => `${to}: ${sent}: ${answer.text}`)

  it('is refused or made anew by every upload, while everybody else is served', async () => {
    const pictures = await hostilePictures(listener)
    const [answers, { statuses }] = await besides(sendPictures(pictures, senders), await everybodyElse())
    expect(answers).toHaveLength(4 * pictures.length)
    expect(failed(answers)).toEqual([])
    await expectServed(statuses)
    expect(calls).toBe(0)
    const ofLogos = new Map(
      answers.filter(({ to }) => to === 'uploadLogo').map(({ sent, answer }) => [sent, answer]),
    )
    expect(ofLogos.get('svg: <use> ten by ten, ten levels deep')?.code).toBe('not-a-logo')
    expect(ofLogos.get('png: 1 × 12,000,000, all of it')?.code).toBe('logo-too-large')
  }, 600_000)

  it('is taken or refused by every editor, while everybody else is served', async () => {
    const texts = hostileTexts(listener)
    const [answers, { statuses }] = await besides(sendTexts(texts, senders), await everybodyElse())
    expect(answers.length).toBeGreaterThan(15 * texts.length)
    expect(failed(answers)).toEqual([])
    await expectServed(statuses)
  }, 600_000)

  it('runs nothing and calls nobody on a page of the clinic', async () => {
    const { content } = app.modules
    for (const [version, { name, text }] of hostileTexts(listener).entries()) {
      await app.database.inTransaction(() =>
        content.publishPages({ pages: [{ id: 'terms', text }] }, version),
      )
      const { html } = (await content.readPage('terms')) ?? {}
      expect(typeof html, name).toBe('string')
      expect(html, name).not.toMatch(
        /<(?:script|iframe)|<img[^>]*(?:onerror|127\.0\.0\.1)|href="(?:javascript|data|vbscript)/i,
      )
      expect(html?.match(/<img/g)?.length ?? 0, name).toBe(0)
    }
  })
})

it.each(bothDatabases)(
  'a drawing that never ends keeps nobody from stopping the server (%s)',
  async kind => {
    const folder = migratedFolder('hostile')
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const velora = await startVelora({
      DATA_DIR: folder,
      ...(kind === 'postgresql' && { DATABASE_URL: await newPostgresDatabase() }),
    })
    onTestFinished(() => velora.end('SIGKILL').then(() => {}))
    const network = networkTo(velora.url)
    onTestFinished(() => network.close())
    const owner = network.browser()
    expect((await owner.post('/api/admin/verify', { code: '24682468' })).status).toBe(200)
    const endless = nestedUses(10)
    const send = () =>
      owner.post('/api/admin/programme/brand/logo', endless, { 'content-type': 'image/svg+xml' })
    const uploads = Promise.allSettled([send(), send(), send()])
    await setTimeout(1_500)
    expect((await network.browser().get('/readyz')).status).toBe(200)
    const began = Date.now()
    expect(await velora.end('SIGTERM')).toBe(0)
    expect(Date.now() - began).toBeLessThan(15_000)
    await uploads
  },
  120_000,
)

it('leaves no process behind', async () => {
  const { openImage } = await import('#platform/images/open-image.ts')
  const { execFileSync } = await import('node:child_process')
  const own = () =>
    execFileSync('ps', ['--ppid', String(process.pid), '-o', 'args='], { encoding: 'utf8' })
      .split('\n')
      .filter(line => line.includes('image-process'))
  const limit = { mostMegapixels: 12, tooLarge: () => new Error() as never, formats: ['svg'] as const }
  await expect(openImage(nestedUses(10), limit, ({ read }) => read({ within: 100 }))).rejects.toMatchObject({
    code: 'broken-picture',
  })
  await eventually(async () => expect(own()).toEqual([]))
}, 60_000)
