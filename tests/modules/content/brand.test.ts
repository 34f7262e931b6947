import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UploadsFull } from '#platform/http/refusals.ts'
import { openImage } from '#platform/images/open-image.ts'
import { picturesBySharp } from '../../../src/modules/diary/adapters/pictures-by-sharp.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { expectCommonHeaders } from '../../support/contract.ts'
import { plainPicture, smallPicture } from '../../support/pictures.ts'

const root = '/api/admin/programme'

const drawing = (inside: string, attributes = '') =>
  Buffer.from(
    `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 300 100" ${attributes}>${inside}</svg>`,
  )
const teal = drawing('<rect x="30" y="20" width="240" height="60" fill="#1F6F78"/>')

interface Draft {
  readonly revision: string
  readonly contents: { readonly brand: Readonly<Record<string, unknown>> }
}

interface Config {
  readonly clinicName: string
  readonly brand: {
    readonly stylesheet: string | null
    readonly fonts: string[]
    readonly logo: { light: string; dark: string } | null
    readonly icons: Record<'small' | 'large' | 'maskable' | 'apple', string> | null
    readonly grounds: { light: string; dark: string }
  }
}

describe('the brand of a clinic', () => {
  let app: TestApp
  let olga: Browser
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
    olga = await app.staff('owner')
  })
  afterAll(() => app.stop())

  const upload = (body: unknown, by = olga) =>
    by.post(`${root}/brand/logo`, body, { 'content-type': 'image/png' })
  const added = async (body: unknown) => {
    const answer = await upload(body)
    expect(answer.status, answer.text).toBe(200)
    return answer.json<{ id: string; url: string }>()
  }
  const config = async () => (await app.visitor().get('/api/config')).json<Config>()
  const save = async (change: object) => {
    const { revision, contents } = (await olga.get(`${root}/brand`)).json<Draft>()
    const body = { contents: { brand: { ...contents.brand, ...change } } }
    const saved = await olga.send('PUT', `${root}/brand`, body, { 'if-match': `"${revision}"` })
    expect(saved.status, saved.text).toBe(200)
  }
  const publish = async () => {
    const { revision } = (await olga.get(root)).json<{ revision: string }>()
    return olga.post(`${root}/publications`, { note: '' }, { 'if-match': `"${revision}"` })
  }

  describe('that has said nothing', () => {
    it('is as Velora looks', async () => {
      expect(await config()).toMatchObject({
        clinicName: 'Velora',
        brand: {
          card: 'rings',
          stylesheet: null,
          logo: null,
          icons: null,
          grounds: { light: '#FBF7F2', dark: '#17121A' },
        },
      })
    })
  })

  describe('that published its name, colour and logo', () => {
    beforeAll(async () => {
      const { id } = await added(teal)
      await save({ appName: 'Aurora “✨” Clinic', colour: '#1f6f78', logo: id, card: 'lines' })
      expect((await publish()).status).toBe(200)
    })

    it('is seen at once by everybody', async () => {
      const { clinicName, brand } = await config()
      expect(clinicName).toBe('Aurora “✨” Clinic')
      expect(brand).toMatchObject({
        card: 'lines',
        stylesheet: expect.stringMatching(/^\/api\/brand\/[\da-f]{32}-palette\.css$/),
        grounds: { light: '#F3F9FA', dark: '#0B1517' },
      })
    })

    it('has a small style sheet for both themes, kept for ever', async () => {
      const { stylesheet } = (await config()).brand
      const answer = await app.visitor().get(stylesheet ?? '')
      expectCommonHeaders(answer)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.bytes.length).toBeLessThan(2_000)
      expect(answer.text).toContain(':root:root{--ground:#F3F9FA')
      expect(answer.text).toContain(':root:root[data-theme=dark]{--ground:#0B1517')
    })

    it('has icons of the logo, each in its size', async () => {
      const { icons, logo } = (await config()).brand
      const sides = { small: 192, large: 512, maskable: 512, apple: 180 }
      for (const [name, side] of Object.entries(sides)) {
        const { bytes, headers } = await app.visitor().get(icons?.[name as keyof typeof sides] ?? '')
        expect(headers['content-type']).toBe('image/png')
        expect(await sharp(bytes).metadata()).toMatchObject({ width: side, height: side, hasAlpha: false })
      }
      // Its empty edges are gone: what was 240 of 300 wide fills all of it.
      const { bytes } = await app.visitor().get(logo?.light ?? '')
      const { width, height } = await sharp(bytes).metadata()
      expect((width ?? 0) / (height ?? 1)).toBeCloseTo(4, 1)
      expect(logo?.dark).toBe(logo?.light)
    })
  })

  it('is not published in a colour that nobody tells from the page', async () => {
    await save({ colour: '#FFD400' })
    const refused = await publish()
    expect([refused.status, refused.text]).toEqual([
      expect.any(Number),
      expect.stringContaining('The nearest color that works is #AB8D00.'),
    ])
    expect(refused.status).toBeGreaterThanOrEqual(400)
    await save({ colour: '#1F6F78' })
  })

  it('has a typeface of its own only where one was chosen', async () => {
    expect((await app.visitor().get('/api/config')).json()['brand']).toMatchObject({ fonts: [] })
    await save({ typeface: 'literary' })
    expect((await publish()).status).toBe(200)
    const { stylesheet, fonts } = (await config()).brand
    expect(fonts).toEqual(['/fonts/lora-1.woff2', '/fonts/mulish-1.woff2'])
    const { text } = await app.visitor().get(stylesheet ?? '')
    expect(text).toContain("--font-display:'Lora Variable',like-display-0")
    for (const file of fonts) expect(text).toContain(`url(${file})`)
    const shipped = readdirSync('src/web/public/fonts').map(name => `/fonts/${name}`)
    const named = (await olga.get(`${root}/brand/typefaces`)).json<{ faces: { file: string }[] }[]>()
    expect(named.flatMap(({ faces }) => faces.map(({ file }) => file)).toSorted()).toEqual(shipped.toSorted())
  })

  describe('its logo', () => {
    it('is never served as it came: script and links of a drawing are gone with it', async () => {
      const evil = drawing(
        '<script>alert(1)</script><image xlink:href="file:///etc/passwd" width="9" height="9"/>' +
          '<foreignObject><body onload="alert(2)"/></foreignObject><circle cx="50" cy="50" r="40" fill="red"/>',
        'onload="alert(3)"',
      )
      const { url } = await added(evil)
      const { bytes, headers } = await app.visitor().get(url)
      expect(headers['content-type']).toBe('image/webp')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp' })
      for (const trace of ['alert', 'script', 'passwd']) expect(bytes.includes(trace)).toBe(false)
    })

    it('may be a PNG, a JPEG or a WebP, and is the same whenever the same is sent', async () => {
      for (const format of ['jpeg', 'webp'] as const)
        await added(await sharp(teal).toFormat(format).toBuffer())
      const sent = await sharp(teal).png().toBuffer()
      expect(await added(sent)).toEqual(await added(sent))
    })

    it('is refused in clear words where it is none', async () => {
      const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from(
        { length: 9 },
        (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`,
      ).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&j;</text></svg>`
      const cases: [string, Buffer, string][] = [
        ['text', Buffer.from('hello'), 'not-a-logo'],
        ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'not-a-logo'],
        ['half a drawing', teal.subarray(0, 90), 'not-a-logo'],
        ['half a picture', (await smallPicture('png')).subarray(0, 60), 'not-a-logo'],
        ['another format', await smallPicture('avif'), 'not-a-logo'],
        ['a bomb', Buffer.from(bomb), 'not-a-logo'],
        ['too many pixels', await plainPicture(4000, 3100), 'logo-too-large'],
        ['one colour', await smallPicture('png'), 'blank-logo'],
        ['nothing drawn', drawing(''), 'blank-logo'],
      ]
      for (const [what, body, code] of cases) {
        const refused = await upload(body)
        expect([what, refused.status, refused.json()['code']]).toEqual([what, 400, code])
      }
    })

    it('takes its turn with all other pictures, and is refused where too many wait', async () => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      const picture = await smallPicture('png')
      const limit = { mostMegapixels: 1, tooLarge: () => new UploadsFull() }
      let turnedAway = 0
      const others = Array.from({ length: 36 }, () => openImage(picture, limit, () => held))
      const all = Promise.all(others.map(other => other.catch(() => turnedAway++)))
      await expect.poll(() => turnedAway).toBeGreaterThan(0)
      const refused = { code: 'uploads-full', kind: 'unavailable', retryAfterSeconds: 5 }
      expect((await upload(teal)).code).toBe(refused.code)
      await expect(picturesBySharp()(picture)).rejects.toMatchObject(refused)
      // None of those who wait needs a process: it ends before it begins.
      const { execPath } = process
      process.execPath = '/nowhere'
      release()
      await all
      process.execPath = execPath
      expect((await upload(teal)).status).toBe(200)
    })

    it('is 404 where there is none', async () => {
      const { status } = await app.visitor().get(`/api/brand/${'0'.repeat(32)}-logo.webp`)
      expect(status).toBe(404)
    })
  })

  it('shows what becomes of a colour, and what holds instead', async () => {
    const look = (await olga.get(`${root}/brand/look?colour=%23FFD400`)).json()
    expect(look).toMatchObject({ holds: false, nearest: '#AB8D00' })
    expect(look['pairs']).toContainEqual({
      theme: 'light',
      what: 'Words on buttons',
      ink: '#000000',
      ground: '#AB8D00',
      ratio: expect.any(Number),
      least: 4.5,
    })
    for (const { ratio, least } of look['pairs'] as { ratio: number; least: number }[])
      expect(ratio).toBeGreaterThanOrEqual(least)
  })
})
