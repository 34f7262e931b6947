import { readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { MemberActor } from '../../support/cast.ts'
import { expectCommonHeaders } from '../../support/contract.ts'
import { phonePhoto, plainPicture, smallPicture } from '../../support/pictures.ts'

const jpeg = { 'content-type': 'image/jpeg' }

describe('a photo for the diary', () => {
  let app: TestApp
  let folder: string
  let mia: MemberActor
  let noor: MemberActor
  let photo: Buffer
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'velora-photos-'))
    app = await openTestApp({ database: 'embedded', env: { DATA_DIR: folder } })
    mia = await app.member('Mia')
    noor = await app.member('Noor')
    photo = await phonePhoto()
  })
  afterAll(async () => {
    await app.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const upload = (body: unknown, headers: Record<string, string> = jpeg) =>
    mia.post('/api/diary/photos', body, headers)
  const kept = () =>
    readdirSync(join(folder, 'photos'), { recursive: true, withFileTypes: true })
      .filter(file => file.isFile())
      .map(file => join(file.parentPath, file.name))

  describe('of 12 megapixels with the place where it was taken', () => {
    let path: string
    beforeAll(async () => {
      const answer = await upload(photo)
      expect(answer.status).toBe(200)
      path = answer.json<{ imageUrl: string }>().imageUrl
    })

    it('is kept upright, at most 2048 pixels on its longer side, without metadata', async () => {
      const before = await sharp(photo).metadata()
      expect([before.width, before.height, before.orientation]).toEqual([4000, 3000, 6])
      expect(before.exif?.includes('Secret Camera Maker')).toBe(true)

      const { bytes } = await mia.get(path)
      const { width, height, format, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
      expect([format, width, height]).toEqual(['webp', 1536, 2048])
      expect([exif, xmp, iptc, icc, orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      for (const trace of ['Secret Camera', 'EXIF', 'XMP ', 'ICCP', 'GPS'])
        expect(bytes.includes(trace)).toBe(false)
      // Turned by a quarter: what was the lower left corner (little red, much green) is now the upper left one.
      const [red = 0, green = 0] = await sharp(bytes)
        .extract({ left: 4, top: 4, width: 1, height: 1 })
        .raw()
        .toBuffer()
      expect(red).toBeLessThan(20)
      expect(green).toBeGreaterThan(235)
    })

    it('has a small version of at most 720 pixels', async () => {
      const { bytes } = await mia.get(`${path}?size=thumbnail`)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 540, height: 720 })
    })

    it('is given to its owner alone, and to no cache', async () => {
      const own = await mia.get(path)
      expect(own.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      expectCommonHeaders(own)
      expect([(await noor.get(path)).status, (await app.visitor().get(path)).status]).toEqual([404, 401])
      const staff = await app.staff('owner')
      expect((await staff.get(path)).status).toBe(401)
    })

    it('lies in files that only the app’s own user may read', () => {
      const files = kept()
      expect(files).toHaveLength(2)
      for (const file of files) expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(statSync(join(folder, 'photos')).mode & 0o777).toBe(0o700)
    })
  })

  it.each([
    ['jpeg', 'image/gif'],
    ['png', 'application/octet-stream'],
    ['webp', 'image/gif'],
    ['avif', 'image/gif'],
  ] as const)('may be %s, whatever it claims to be: %s', async (format, type) => {
    expect((await upload(await smallPicture(format), { 'content-type': type })).status).toBe(200)
  })

  describe('is refused in plain words', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic0000mif1heic'),
      Buffer.alloc(64),
    ])
    const notAPicture =
      'This file is not a picture that we can read. Please choose a JPEG, PNG or WebP photo.'
    const broken = 'This picture is incomplete or damaged. Please choose it again or take another one.'
    it.each([
      ['a text that says it is a JPEG', () => Buffer.from('Dear diary, this is not a picture.'), notAPicture],
      ['an SVG', () => Buffer.from(svg), notAPicture],
      ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1'), notAPicture],
      ['nothing at all', () => Buffer.alloc(0), notAPicture],
      ['three bytes of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff]), broken],
      ['half a photo', () => photo.subarray(0, photo.length / 2), broken],
      [
        'noise behind the head of a PNG',
        () => Buffer.from('\x89PNG\r\n\x1a\nnoise and more noise', 'latin1'),
        broken,
      ],
      ['a HEIC without its decoder', () => heic, expect.stringContaining('read HEIC photos')],
      [
        '24.1 megapixels in a few kilobytes',
        () => plainPicture(6_025, 4_000),
        expect.stringContaining('larger than 24 megapixels'),
      ],
    ])('when it is %s', async (_what, make, sentence) => {
      const before = kept().length
      const body = await make()
      const answer = await upload(body.length > 0 ? body : undefined)
      expect(answer.status).toBe(400)
      expect(answer.json()['message']).toEqual(sentence)
      expect(kept()).toHaveLength(before)
    })

    it('when it has 11 MB, said or unsaid', async () => {
      const large = Buffer.concat([await smallPicture('jpeg'), Buffer.alloc(11 * 1024 * 1024)])
      for (const headers of [jpeg, { ...jpeg, 'content-length': '', 'transfer-encoding': 'chunked' }]) {
        const answer = await upload(large, headers)
        expect([answer.status, answer.code]).toEqual([413, 'upload-too-large'])
        expect(answer.json()['message']).toBe('This file is larger than 10 MB. Please choose a smaller one.')
      }
    })

    it('when it claims to be no picture, comes from another site or from nobody', async () => {
      const picture = await smallPicture('jpeg')
      expect((await upload(picture, { 'content-type': 'text/html' })).status).toBe(415)
      expect((await upload(picture, { ...jpeg, 'sec-fetch-site': 'cross-site' })).code).toBe('foreign-origin')
      expect((await app.visitor().post('/api/diary/photos', picture, jpeg)).status).toBe(401)
    })
  })

  it('sent twice is one photo, until an entry has it', async () => {
    const picture = await smallPicture('png', 33)
    const idOf = async () => (await upload(picture)).json<{ id: string }>().id
    const ids = await Promise.all([idOf(), idOf(), idOf()])
    expect(new Set(ids).size).toBe(1)
    const imageUrl = `/api/diary/photos/${ids[0]}`
    await mia.post('/api/diary', { title: 'Me', entryType: 'before', imageUrl })
    expect(await idOf()).not.toBe(ids[0])
  })

  it('goes after a day when no entry uses it, and stays when one does', async () => {
    const idOf = async (shade: number) =>
      (await upload(await smallPicture('png', shade))).json<{ id: string }>().id
    const [used, unused] = [await idOf(1), await idOf(2)]
    await mia.post('/api/diary', { title: 'Me', entryType: 'before', imageUrl: `/api/diary/photos/${used}` })
    app.clock.advance({ hours: 24 })
    await app.modules.diary.purgeOrphanedPhotos()
    expect((await mia.get(`/api/diary/photos/${unused}`)).status).toBe(200)

    app.clock.advance({ seconds: 1 })
    await app.modules.diary.purgeOrphanedPhotos()
    expect((await mia.get(`/api/diary/photos/${unused}`)).status).toBe(404)
    expect((await mia.get(`/api/diary/photos/${used}`)).status).toBe(200)
    expect(kept().filter(file => file.includes(unused))).toEqual([])
    expect(kept().filter(file => file.includes(used))).toHaveLength(2)
  })

  it('goes with however many others', async () => {
    const ana = await app.member('Ana')
    await app.database.run(
      `insert into diary.photo (member_id, id, digest, uploaded_at, key_id, data_key, is_encrypted)
       select $1, gen_random_uuid(), 'digest ' || n, $2::timestamptz, p.key_id, p.data_key, true
       from generate_series(1, 240) n, (select * from diary.photo limit 1) p`,
      [ana.id, app.clock.now()],
    )
    app.clock.advance({ days: 1, seconds: 1 })
    expect(await app.modules.diary.purgeOrphanedPhotos()).toBeGreaterThanOrEqual(240)
    expect(await app.database.run('select 1 from diary.photo where member_id = $1', [ana.id])).toEqual([])
  })

  it('comes at most 60 times a day, whatever it is, and none is looked at beyond', async () => {
    const zoe = await app.member('Zoe')
    const again = await smallPicture('png', 60)
    const send = (picture: Buffer) => zoe.post('/api/diary/photos', picture, jpeg)
    // The same one again, and what is none, cost the app as much as another one.
    expect((await send(again)).status).toBe(200)
    await app.database.run('update diary.uploads set count = 57 where member_id = $1', [zoe.id])
    for (const [picture, status] of [
      [await smallPicture('png', 1), 200],
      [again, 200],
      [Buffer.from('no picture'), 400],
    ] as const)
      expect((await send(picture)).status).toBe(status)
    for (const picture of [again, await smallPicture('png', 61), Buffer.from('no picture')]) {
      const refused = await send(picture)
      expect([refused.status, refused.code, refused.headers['retry-after']]).toEqual([
        429,
        'too-many-photos',
        '3600',
      ])
    }
    app.clock.advance({ hours: 25 })
    expect((await send(again)).status).toBe(200)
  })
})
