import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../../src/server/start.ts'
import { testSettings } from '../support/app.ts'
import { type Network, networkTo } from '../support/client.ts'
import { expectCommonHeaders } from '../support/contract.ts'
import { openEngine } from '../support/databases.ts'

const source = fileURLToPath(new URL('../../src/web/public/', import.meta.url))

describe('the web manifest', () => {
  let folder: string
  let app: RunningApp
  let network: Network
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'velora-manifest-'))
    await cp(source, folder, { recursive: true })
    app = await startApp(testSettings({ CLINIC_NAME: 'Zoë’s "Glow" \\ Spa $& <b>' }), {
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

  it('bears the clinic’s name, whatever letters it has, and is asked for anew each time', async () => {
    const answer = await network.browser().get('/manifest.webmanifest')
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/manifest\+json/),
      'cache-control': 'no-cache',
    })
    expectCommonHeaders(answer)
    const name = 'Zoë’s "Glow" \\ Spa $& <b>'
    expect(answer.json()).toMatchObject({ name, short_name: name, start_url: '/', display: 'standalone' })
  })

  it('names pictures that are there, in the size that it says, one of them for every shape of mask', async () => {
    const browser = network.browser()
    const { icons, shortcuts } = (await browser.get('/manifest.webmanifest')).json<{
      icons: { src: string; sizes: string; type: string; purpose?: string }[]
      shortcuts: { icons: { src: string; sizes: string; type: string }[] }[]
    }>()
    for (const { src, sizes, type } of [...icons, ...shortcuts.flatMap(({ icons }) => icons)]) {
      const { status, headers, bytes } = await browser.get(src)
      expect([src, status, headers['content-type']]).toEqual([src, 200, type])
      if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
    }
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  })
})
