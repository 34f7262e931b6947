import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { openAppWithBucket } from '../../support/app-with-bucket.ts'
import type { Bucket } from '../../support/bucket.ts'
import type { MemberActor } from '../../support/cast.ts'
import { usualDatabases } from '../../support/databases.ts'
import {
  filesIn,
  isReadablePicture,
  plainIn,
  planted,
  readHealthData,
  writeHealthData,
} from '../../support/health-data.ts'
import { smallPicture } from '../../support/pictures.ts'
import { everyRow } from '../../support/rows.ts'

describe.each(usualDatabases)('what members write about their health (%s)', database => {
  let app: TestApp
  let folder: string
  let mia: MemberActor
  let hers: Awaited<ReturnType<typeof writeHealthData>>
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'velora-health-'))
    app = await openTestApp({ database, env: { DATA_DIR: folder } })
    mia = await app.member('Mia')
    hers = await writeHealthData(app, mia)
  })
  afterAll(async () => {
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is in no table that can be read, and no file of a photo is a picture', async () => {
    expect(plainIn(await everyRow(app.database))).toEqual([])
    const files = filesIn(join(folder, 'photos'))
    expect(files).toHaveLength(2)
    for (const { bytes } of files) {
      expect(isReadablePicture(bytes)).toBe(false)
      expect(bytes.includes('WEBP')).toBe(false)
    }
  })

  it('is read by its member, in their own download and by staff as it was written', async () => {
    const { title, description, imageUrl, notes, adminNotes } = planted
    const { entries, requests, pictures } = await readHealthData(mia)
    const addresses = entries.map(entry => entry['imageUrl']).sort()
    expect(addresses).toEqual([expect.stringMatching(/^\/api\/diary\/photos\//), imageUrl])
    for (const entry of entries) expect(entry).toMatchObject({ title, description })
    expect(requests).toMatchObject([{ notes, adminNotes }])
    expect(pictures).toHaveLength(3)
    for (const picture of pictures) expect(picture).toMatchObject({ status: 200, isPicture: true })
    const { text } = await mia.get('/api/user/export')
    for (const word of Object.values(planted)) expect(text).toContain(word)
    const pending = { serviceId: requests[0]?.['serviceId'], notes: 'PlantedPending' }
    await mia.post('/api/service-requests', pending)
    const staff = await app.staff('front desk')
    expect((await staff.get('/api/admin/service-requests')).text).toContain('PlantedPending')
  })

  it('gives the same picture sent again the same id, without keeping what it could be recognised by', async () => {
    const ids = []
    const picture = await smallPicture('png', 77)
    for (let n = 0; n < 2; n++)
      ids.push((await mia.post('/api/diary/photos', picture, { 'content-type': 'image/png' })).json()['id'])
    expect(new Set(ids).size).toBe(1)
    const hash = createHash('sha256').update(picture)
    expect(await everyRow(app.database)).not.toContain(hash.digest('base64url'))
  })

  it('is gone with its member, and so are the keys of her photos', async () => {
    const ada = await app.member('Ada')
    await writeHealthData(app, ada)
    const { status } = await ada.post('/api/user/delete-account', { password: 'velora-secret' })
    expect(status).toBe(200)
    await app.modules.diary.purgeOrphanedPhotos()
    for (const table of ['diary.entry', 'diary.photo', 'requests.request', 'identity.profile_photo'])
      expect(await app.database.run(`select 1 from ${table} where member_id = $1`, [ada.id])).toEqual([])
    const kept = `select 1 from platform.idempotency where concerns @> array[$1::text] and body_encrypted is not null`
    expect(await app.database.run(kept, [ada.id])).toEqual([])
  })

  describe('as it is encrypted', () => {
    let noor: MemberActor
    let others: typeof hers
    beforeAll(async () => {
      noor = await app.member('Noor')
      others = await writeHealthData(app, noor)
    })

    it('can’t be read in another member’s place', async () => {
      const give = (table: string, columns: readonly string[]) =>
        app.database.run(
          `update ${table} t set (${columns.join(', ')}) = (
             select ${columns.map(column => `o.${column}`).join(', ')} from ${table} o where o.member_id = $1
             order by o.${columns[0]} limit 1
           ) where t.member_id = $2`,
          [mia.id, noor.id],
        )
      await give('diary.entry', ['encrypted', 'key_id'])
      expect((await noor.get('/api/diary')).status).toBe(500)
      expect((await mia.get('/api/diary')).status).toBe(200)

      for (const which of ['notes', 'admin_notes']) {
        const before = await app.database.run(`select * from requests.request where member_id = $1`, [
          noor.id,
        ])
        await give('requests.request', [`${which}_encrypted`, `${which}_key_id`])
        expect((await noor.get('/api/service-requests')).status).toBe(500)
        const { [`${which}_encrypted`]: bytes } = before[0] as Record<string, unknown>
        await app.database.run(`update requests.request set ${which}_encrypted = $2 where member_id = $1`, [
          noor.id,
          bytes,
        ])
        expect((await noor.get('/api/service-requests')).status).toBe(200)
      }

      const { profileImageUrl } = (await noor.get('/api/auth/user')).json<{ profileImageUrl: string }>()
      await give('identity.profile_photo', ['picture', 'key_id'])
      expect((await noor.get(profileImageUrl)).status).toBe(500)
    })

    it('can’t be read in another photo’s place, and a small picture not in a large one’s', async () => {
      const fileOf = ({ imageUrl }: { imageUrl: string }, size: string) => {
        const id = imageUrl.split('/').at(-1) ?? ''
        const found = filesIn(folder).find(({ path }) => path.endsWith(`${id}-${size}.webp`))
        if (!found) throw new Error(`There is no file of ${id}.`)
        return found
      }
      const put = async (bytes: Uint8Array) => {
        writeFileSync(fileOf(hers, 'full').path, bytes)
        return (await mia.get(hers.imageUrl)).status
      }
      const own = fileOf(hers, 'full').bytes
      expect(await put(fileOf(others, 'full').bytes)).toBe(500)
      expect(await put(fileOf(hers, 'thumbnail').bytes)).toBe(500)
      expect(await put(await smallPicture('webp'))).toBe(500)
      expect(await put(own.subarray(0, -1))).toBe(500)
      expect(await put(own)).toBe(200)
      // With the key of the other photo, too: it is bound to its row.
      await app.database.run(
        `update diary.photo t set (data_key, key_id) = (select data_key, key_id from diary.photo where member_id = $1)
         where member_id = $2`,
        [noor.id, mia.id],
      )
      expect(await put(fileOf(others, 'full').bytes)).toBe(500)
    })
  })
})

describe('photos in a bucket', () => {
  let bucket: Bucket
  let app: TestApp
  let stop: () => Promise<void>
  beforeAll(async () => {
    ;({ app, bucket, stop } = await openAppWithBucket())
  })
  afterAll(() => stop())

  it('are no pictures there, and are pictures for their owner', async () => {
    const mia = await app.member('Mia')
    const { imageUrl } = await writeHealthData(app, mia)
    expect(bucket.objects.size).toBe(2)
    for (const { bytes } of bucket.objects.values()) expect(isReadablePicture(bytes)).toBe(false)
    expect(isReadablePicture((await mia.get(imageUrl)).bytes)).toBe(true)
  })
})
