import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBackup } from '../../../src/server/backups/make-backup.ts'
import { openPlace } from '../../../src/server/backups/open-place.ts'
import { readBackup } from '../../../src/server/backups/read-backup.ts'
import { type TestApp, testSettings } from '../../support/app.ts'
import { openAppWithBucket } from '../../support/app-with-bucket.ts'
import { passphrase } from '../../support/backups.ts'
import type { Bucket } from '../../support/bucket.ts'
import { smallPicture } from '../../support/pictures.ts'

describe('a clinic that keeps photos and backups in buckets', () => {
  let bucket: Bucket
  let app: TestApp
  let stop: () => Promise<void>
  beforeAll(async () => {
    ;({ app, bucket, stop } = await openAppWithBucket())
  })
  afterAll(() => stop())

  const place = () => openPlace(bucket.backups)
  const backUp = (at: string) =>
    makeBackup({
      atOneMoment: work => app.database.inTransaction(() => work(app.database.run)),
      settings: testSettings({ PHOTOS_URL: bucket.url }),
      place: place(),
      passphrase,
      at: new Date(at),
    })

  it('does not copy the photos into each backup, which names their bucket without its secret', async () => {
    const mia = await app.member('Mia')
    const uploaded = await mia.post('/api/diary/photos', await smallPicture('png'), {
      'content-type': 'image/png',
    })
    expect(uploaded.status).toBe(200)
    const { file, files } = await backUp('2026-11-21T11:00:00Z')
    expect(files).toBe(0)
    const { saved } = await readBackup(place(), file, passphrase)
    expect(saved.photosIn).toBe(`${new URL(bucket.url).host}/photos/velora`)
  })

  it('has a good backup also when the bucket refuses to delete old ones, and hears why', async () => {
    const old = Array.from({ length: 20 }, (_, month) => new Date(Date.UTC(2020, month, 1, 11)))
    const nameOf = (at: Date) => `velora-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.backup.age`
    for (const at of old)
      bucket.objects.set(`/photos/backups/${nameOf(at)}`, { bytes: Buffer.alloc(1), type: undefined })
    bucket.failWith(403, line => line === 'DELETE')
    const refused = await backUp('2026-11-22T11:00:00Z')
    expect(refused).toMatchObject({ removed: 0, notRemoved: expect.stringContaining('don’t allow DELETE') })
    expect(await place().list()).toContain(refused.file)
    bucket.failWith(403, line => line.startsWith('GET list-type'))
    expect((await backUp('2026-11-22T11:30:00Z')).notRemoved).toBeTruthy()
    // One file is still locked. That mustn't keep the others from being deleted.
    let refusals = 0
    bucket.failWith(403, line => line === 'DELETE' && refusals++ === 0)
    const locked = await backUp('2026-11-22T12:00:00Z')
    expect(locked.removed).toBeGreaterThan(0)
    expect(locked.notRemoved).toContain('don’t allow DELETE')
    bucket.failWith(undefined)
    const allowed = await backUp('2026-11-23T11:00:00Z')
    expect(allowed.removed).toBe(1)
    expect(allowed.notRemoved).toBeUndefined()
  })

  it('leaves no keys without data when a backup fails', async () => {
    const before = await place().list()
    const failing = makeBackup({
      atOneMoment: () => Promise.reject(new Error('No database')),
      settings: testSettings({ PHOTOS_URL: bucket.url }),
      place: place(),
      passphrase,
      at: new Date('2026-11-24T11:00:00Z'),
    })
    await expect(failing).rejects.toThrow('No database')
    expect(await place().list()).toEqual(before)
  })
})
