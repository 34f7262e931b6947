import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { expectCommonHeaders } from '../../support/contract.ts'
import { phonePhoto, plainPicture, smallPicture } from '../../support/pictures.ts'

const uploadPath = '/api/admin/programme/pictures'

describe('a picture of the clinic', () => {
  let app: TestApp
  let folder: string
  let olga: Browser
  let photo: Buffer
  beforeAll(async () => {
    photo = await phonePhoto()
    folder = await mkdtemp(join(tmpdir(), 'velora-pictures-'))
    app = await openTestApp({ database: 'embedded', env: { DATA_DIR: folder } })
    olga = await app.staff('owner')
  })
  afterAll(async () => {
    await app.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const upload = (body: unknown, query = '', by = olga) =>
    by.post(`${uploadPath}${query}`, body, { 'content-type': 'image/jpeg' })
  const added = async (body: unknown, query = '') => {
    const answer = await upload(body, query)
    expect(answer.status, answer.text).toBe(200)
    return answer.json<{ imageUrl: string }>().imageUrl
  }
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(file => file.isFile() && file.parentPath.includes('pictures'))
      .map(({ name }) => name)

  describe('as a phone took it, 12 megapixels with the place', () => {
    let path: string
    beforeAll(async () => {
      path = await added(photo, '?y=0')
    })

    it('is as wide as a card, upright, in three sizes and two formats, without metadata', async () => {
      expect(path).toMatch(/^\/api\/pictures\/[\da-f]{32}-800\.webp$/)
      for (const [width, height] of [
        [400, 225],
        [800, 450],
        [1200, 675],
      ])
        for (const format of ['webp', 'avif']) {
          const { bytes } = await app.visitor().get(path.replace('800.webp', `${width}.${format}`))
          expect(await sharp(bytes).metadata()).toMatchObject({
            format: format === 'avif' ? 'heif' : 'webp',
            width,
            height,
          })
          expect(bytes.length).toBeLessThan(60_000)
          for (const trace of ['Secret Camera', 'GPS', 'EXIF']) expect(bytes.includes(trace)).toBe(false)
        }
      // Its upper part, as a person looks at it: what was the left side of the sensor (no red) is above.
      const { bytes } = await app.visitor().get(path)
      const [red = 255] = await sharp(bytes)
        .extract({ left: 400, top: 2, width: 1, height: 1 })
        .raw()
        .toBuffer()
      expect(red).toBeLessThan(30)
    })

    it('is for everybody and every cache, and has to do with no session', async () => {
      for (const browser of [app.visitor(), await app.member('Mia'), olga]) {
        const seen = await browser.get(path)
        expectCommonHeaders(seen)
        expect(seen.headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        })
        expect(seen.headers['set-cookie']).toBeUndefined()
      }
    })

    it('has the same path when it comes again, and another one when another part is kept', async () => {
      expect(await added(photo, '?y=0')).toBe(path)
      expect(await added(photo, '?y=1')).not.toBe(path)
    })

    it('lies apart from what members upload', () => {
      expect(files().filter(name => name.startsWith(path.slice(14, 46)))).toHaveLength(6)
      expect(readdirSync(folder)).not.toContain('photos')
    })
  })

  it('may be small, and may let shine through what is behind it', async () => {
    const create = { width: 90, height: 60, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
    const path = await added(await sharp({ create }).png().toBuffer(), '?shape=whole')
    const { bytes } = await app.visitor().get(path)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 90, height: 60, hasAlpha: true })
  })

  describe('is refused in plain words', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    it.each([
      ['an SVG with a script', () => Buffer.from(svg), 'not-a-picture'],
      [
        'an SVG behind the head of a PNG',
        () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1'),
        'broken-picture',
      ],
      ['half a picture', () => photo.subarray(0, 90_000), 'broken-picture'],
      ['12.1 megapixels in a few kilobytes', () => plainPicture(4_034, 3_000), 'picture-too-large'],
    ])('when it is %s', async (_what, make, code) => {
      const before = files().length
      const answer = await upload(await make())
      expect([answer.status, answer.code]).toEqual([400, code])
      expect(files()).toHaveLength(before)
    })

    it('when a page hides behind the picture: only the picture stays', async () => {
      const path = await added(Buffer.concat([await smallPicture('png'), Buffer.from(svg)]))
      const { bytes } = await app.visitor().get(path)
      expect(bytes.includes('script')).toBe(false)
    })
  })

  it('is not found by a path that nobody was given', async () => {
    const nobody = '0'.repeat(32)
    expect((await app.visitor().get(`/api/pictures/${nobody}-800.webp`)).code).toBe('unknown-picture')
    for (const file of [
      `${nobody}-801.webp`,
      `${nobody}-800.svg`,
      '..%2F..%2Fsecrets',
      `${nobody}-800.webp%00`,
    ])
      expect((await app.visitor().get(`/api/pictures/${file}`)).status).toBeGreaterThanOrEqual(400)
  })

  it('goes 30 days after its upload with all its files, unless something names it', async () => {
    const { content } = app.modules
    const [named, unused] = [
      await added(await smallPicture('png', 1)),
      await added(await smallPicture('png', 2)),
    ]
    await content.retainPicturesIn({ services: [{ imageUrl: named }] })
    await content.retainPicturesIn({ services: [] })
    app.clock.advance({ days: 30 })
    const before = files().length
    await content.purgeUnusedPictures()
    expect(files()).toHaveLength(before)
    app.clock.advance({ seconds: 1 })
    await content.purgeUnusedPictures()
    expect((await app.visitor().get(unused)).status).toBe(404)
    expect((await app.visitor().get(named)).status).toBe(200)
    expect(files()).toHaveLength(6)
  })

  it('goes also where another one can’t be removed, which is tried again', async () => {
    const { content } = app.modules
    const bytes = new Uint8Array([1])
    const idOf = (n: number) => String(n).padStart(32, '0')
    for (const n of [1, 2, 3])
      await content.addPicture({ id: idOf(n), files: [{ width: 800, format: 'webp', bytes }] })
    const [stuck] = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      file => file.isFile() && file.name.startsWith(idOf(1)),
    )
    const path = join(stuck?.parentPath ?? '', stuck?.name ?? '')
    await rm(path)
    await mkdir(path)
    app.clock.advance({ days: 31 })
    await expect(content.purgeUnusedPictures()).rejects.toThrow()
    expect(files().filter(name => name.startsWith('0000'))).toEqual([])
    await rm(path, { recursive: true })
    expect(await content.purgeUnusedPictures()).toBe(1)
  })
})
