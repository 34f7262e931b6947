import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { type Bucket, startBucket } from '../../support/bucket.ts'
import { newPostgresDatabase, openEngine } from '../../support/databases.ts'
import { smallPicture } from '../../support/pictures.ts'

describe('photos in a bucket', () => {
  let bucket: Bucket
  let one: TestApp
  let other: TestApp
  beforeAll(async () => {
    bucket = await startBucket()
    const url = await newPostgresDatabase()
    const open = async () =>
      openTestApp({
        database: 'postgresql',
        engine: await openEngine('postgresql', url),
        env: { PHOTOS_URL: bucket.url },
      })
    one = await open()
    other = await open()
  })
  afterAll(async () => {
    await one.stop()
    await other.stop()
    await bucket.stop()
  })

  const upload = async (shade: number) => {
    const mia = await one.member('Mia')
    return mia.post('/api/diary/photos', await smallPicture('png', shade), { 'content-type': 'image/png' })
  }

  it('are put there with a signature, and another instance gives them to their owner', async () => {
    const { id, imageUrl } = (await upload(1)).json<{ id: string; imageUrl: string }>()
    expect([...bucket.objects.keys()].sort()).toEqual(
      ['full', 'thumbnail'].map(size => `/photos/velora/${id.slice(-2)}/${id}-${size}.webp`),
    )
    expect([...bucket.objects.values()].map(({ type }) => type)).toEqual(
      Array(2).fill('application/octet-stream'),
    )
    const mia = await one.member('Mia')
    const there = other.network.browser(mia.cookies)
    expect((await there.get(imageUrl)).bytes.equals((await mia.get(imageUrl)).bytes)).toBe(true)
    expect((await (await other.member('Noor')).get(imageUrl)).status).toBe(404)
    expect(bucket.log.every(line => line.endsWith(' 200'))).toBe(true)
  })

  it('are not there for who does not sign', async () => {
    const [path = ''] = bucket.objects.keys()
    const { host } = new URL(bucket.url)
    expect((await fetch(`http://${host}${path}`)).status).toBe(403)
  })

  it('are removed there as well', async () => {
    const { imageUrl } = (await upload(2)).json<{ imageUrl: string }>()
    const mia = await one.member('Mia')
    const before = bucket.objects.size
    const body = { title: 'Me', entryType: 'before', imageUrl }
    const { entry } = (await mia.post('/api/diary', body)).json<{ entry: { id: string } }>()
    expect((await mia.send('DELETE', `/api/diary/${entry.id}`)).status).toBe(200)
    await one.modules.diary.purgeOrphanedPhotos()
    expect(bucket.objects.size).toBe(before - 2)
  })

  it('have the clinic’s own pictures beside them, which every instance gives to everybody', async () => {
    const before = new Set(bucket.objects.keys())
    const olga = await one.staff('owner')
    const answer = await olga.post('/api/admin/programme/pictures', await smallPicture('png', 9), {
      'content-type': 'image/png',
    })
    const { imageUrl } = answer.json<{ imageUrl: string }>()
    const added = [...bucket.objects.keys()].filter(key => !before.has(key))
    expect(added).toHaveLength(6)
    for (const key of added)
      expect(key).toMatch(/^\/photos\/velora\/pictures\/[\da-f]{2}\/[\da-f]{32}-\d+\.(?:webp|avif)$/)
    expect((await other.visitor().get(imageUrl)).status).toBe(200)
    // What an instance gave once it has at hand.
    bucket.failWith(503)
    expect((await other.visitor().get(imageUrl)).status).toBe(200)
    const larger = imageUrl.replace('-800.', '-1200.')
    expect((await other.visitor().get(larger)).code).toBe('pictures-unavailable')
    bucket.failWith(undefined)
  })

  it('can’t be reached for a while: that is said, nothing is lost, and it works again', async () => {
    const { imageUrl } = (await upload(3)).json<{ imageUrl: string }>()
    const mia = await one.member('Mia')
    bucket.failWith(503)
    const failed = await upload(4)
    expect([failed.status, failed.code, failed.headers['retry-after']]).toEqual([
      503,
      'photos-unavailable',
      '5',
    ])
    expect((await mia.get(imageUrl)).status).toBe(503)
    bucket.failWith(undefined)
    expect((await upload(4)).status).toBe(200)
    expect((await mia.get(imageUrl)).status).toBe(200)
  })
})
