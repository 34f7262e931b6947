import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import type { Browser } from '../support/client.ts'
import { everyRoute } from '../support/contract.ts'
import { samplePath } from '../support/samples.ts'
import { screenPaths } from '../support/screen-paths.ts'
import { publishOwnProgram } from './own-program.ts'

const webFolder = fileURLToPath(new URL('../../src/web/dist', import.meta.url))

/** What stands for a demo, and in a clinic of somebody's own nowhere. */
const inventions = [/Beverly/, /Santa Monica/, /booking\.example/, /VELORA-/, /Olivia Grant/]

const documents = ['/api/openapi.json', '/api/docs', '/manifest.webmanifest']
const answers = everyRoute
  .filter(({ method, produces, name }) => method === 'get' && !produces?.events && name !== 'goToSignIn')
  .map(samplePath)
const screens = screenPaths.map(path => path.replaceAll(/\$\w+/g, 'a-post'))

describe('what a demo made up', () => {
  const apps: TestApp[] = []
  const open = async (options: Partial<Parameters<typeof openTestApp>[0]>) => {
    const app = await openTestApp({ database: 'postgresql', webFolder, ...options })
    apps.push(app)
    return app
  }
  afterAll(async () => {
    for (const app of apps) await app.stop()
  })

  /** Each invention with the first address at which somebody reads it. */
  async function found(app: TestApp): Promise<Readonly<Record<string, string>>> {
    const readers = {
      visitor: app.visitor(),
      member: await app.member('Mia'),
      owner: await app.staff('owner'),
    }
    const places: Record<string, string> = {}
    const look = async (reader: string, browser: Browser, path: string) => {
      const { status, text } = await browser.get(path)
      expect([reader, path, status < 500]).toEqual([reader, path, true])
      for (const invention of inventions)
        if (invention.test(text)) places[String(invention)] ??= `${path} as ${reader}`
    }
    // Pages are the same for everybody who is signed in.
    for (const [reader, browser] of Object.entries(readers))
      for (const path of [...answers, ...(reader === 'owner' ? [] : [...screens, ...documents])])
        if (Object.keys(places).length < inventions.length) await look(reader, browser, path)
    return places
  }

  let own: TestApp
  beforeAll(async () => {
    own = await open({ isNew: true })
  })

  it('is in no answer and on no page of a clinic before it opens', async () => {
    expect(await found(own)).toEqual({})
  })

  it('is in no answer and on no page of a clinic that has opened', async () => {
    await publishOwnProgram(await own.staff('owner'))
    expect((await own.visitor().get('/services')).text).toContain('Aurora Facial')
    expect(await found(own)).toEqual({})
  })

  it('is all there in a demo', async () => {
    const places = await found(await open({ demo: true }))
    expect(Object.keys(places).sort()).toEqual(inventions.map(String).sort())
  })
})
