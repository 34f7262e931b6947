import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Database, Engine } from '#platform/database/database.ts'
import { openEmbedded } from '#platform/database/embedded.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { cipherWith, type EncryptionKey } from '#platform/encryption/cipher.ts'
import { encryptPlain } from '#platform/encryption/encrypt-plain.ts'
import { encryptedRows, plainRows } from '../../../src/server/parts.ts'
import { reencrypt } from '../../../src/server/reencrypt.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { type bothDatabases, newPostgresDatabase, usualDatabases } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import {
  filesIn,
  isReadablePicture,
  plainIn,
  plantPlain,
  readHealthData,
  writeHealthData,
} from '../../support/health-data.ts'
import { migratedFolder } from '../../support/migrated-folder.ts'
import { everyRow } from '../../support/rows.ts'

const key = (id: string): EncryptionKey => ({ id, secret: randomBytes(32) })
const setting = (keys: readonly EncryptionKey[]) =>
  keys.map(({ id, secret }) => `${id}:${Buffer.from(secret).toString('base64')}`).join(',')
const [k1, k2] = [key('k1'), key('k2')]

let folder: string
let open: TestApp[]
beforeEach(() => {
  open = []
})
afterEach(async () => {
  for (const app of open) await app.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** One clinic after the other on the same database and photos, each with its keys. */
async function clinics(kind: (typeof bothDatabases)[number]) {
  folder = migratedFolder('rotated', kind)
  const url = kind === 'postgresql' ? await newPostgresDatabase() : undefined
  const engine = async (): Promise<Engine> =>
    url ? openPostgres({ url, onError: () => {} }) : openEmbedded(folder)
  return async (...keys: readonly EncryptionKey[]) => {
    const env = { DATA_DIR: folder, PHI_KEYS: setting(keys) }
    const app = await openTestApp({ database: kind, engine: await engine(), env })
    open.push(app)
    return app
  }
}

async function close(app: TestApp) {
  open = open.filter(other => other !== app)
  await app.stop()
}

/** What a clinic that ran before may hold readable, as its job goes over it. */
const plainOf = (database: Database, ...keys: readonly EncryptionKey[]) => {
  const cipher = cipherWith(keys)
  return plainRows(database, cipher, { dataDir: folder, photosUrl: undefined })
}

describe.each(usualDatabases)('a new key (%s)', kind => {
  it('takes over everything, also when a first run was killed, and the old one can go', async () => {
    const clinicWith = await clinics(kind)
    const before = await clinicWith(k1)
    const mia = await before.member('Mia')
    for (let n = 0; n < 4; n++) await writeHealthData(before, mia)
    const said = await readHealthData(mia)
    await close(before)

    const during = await clinicWith(k2, k1)
    const onProgress = (done: number) => {
      if (done >= 5) throw new Error('killed')
    }
    const manner = { batchSize: 2, pauseMs: 5 }
    await expect(
      reencrypt(during.database, [k2, k1], encryptedRows, { ...manner, onProgress }),
    ).rejects.toThrow('killed')
    expect(await readHealthData(during.network.browser(mia.cookies))).toEqual(said)
    const whole = await reencrypt(during.database, [k2, k1], encryptedRows, manner)
    expect(whole).toMatchObject({ closed: [], unused: ['k1'] })
    expect(Object.values(whole.counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(15)
    expect(Object.keys(whole.counts)).toEqual([
      'files of imports',
      'people of imports',
      'origins of patients',
      'merges of patients',
      'intakes',
      'webhook secrets',
      'diary entries',
      'photos',
      'key of photo digests',
      'request notes',
      'notes of decisions',
      'profile photos',
      'kept answers',
    ])
    await close(during)

    const after = await clinicWith(k2)
    expect(await readHealthData(after.network.browser(mia.cookies))).toEqual(said)
    await close(after)
    await expect(clinicWith(k1)).rejects.toThrow(/^PHI_KEYS lacks the key k2, which encrypts health data/)
  })
})

it('takes over from the old one while members write, and nothing is lost', async () => {
  const clinicWith = await clinics('postgresql')
  const [old, clinic] = [await clinicWith(k1, k2), await clinicWith(k2, k1)]
  // The instance whose settings are older writes with the old key.
  const members = await Promise.all(['Mia', 'Noor', 'Ada'].map(name => old.member(name)))
  const staff = await old.staff('owner')
  for (const member of members) await writeHealthData(old, member, staff)
  let isDone = false
  const writing = members.map(async (member, n) => {
    const there = { id: member.id, ...clinic.network.browser(member.cookies) }
    const staffThere = clinic.network.browser(staff.cookies)
    for (let round = 0; round < 4 || !isDone; round++)
      await (n === 0 ? writeHealthData(old, member, staff) : writeHealthData(clinic, there, staffThere))
  })
  await reencrypt(clinic.database, [k2, k1], encryptedRows, { batchSize: 2, pauseMs: 5 }).finally(() => {
    isDone = true
  })
  await Promise.all(writing)
  const said = await Promise.all(members.map(readHealthData))
  for (const { entries, pictures } of said) {
    expect(entries.length).toBeGreaterThanOrEqual(10)
    for (const picture of pictures) expect(picture).toMatchObject({ status: 200, isPicture: true })
  }
  await close(old)
  const { closed, unused } = await reencrypt(clinic.database, [k2, k1], encryptedRows, { pauseMs: 5 })
  expect([closed, unused]).toEqual([[], ['k1']])
  await close(clinic)
  const after = await clinicWith(k2)
  const read = members.map(({ cookies }) => readHealthData(after.network.browser(cookies)))
  expect(await Promise.all(read)).toEqual(said)
})

describe.each(usualDatabases)('what a clinic kept before it was encrypted (%s)', kind => {
  it('is read as it is, encrypted a part at a time, and read as before', async () => {
    const app = await (await clinics(kind))(k1)
    const [mia, noor] = [await app.member('Mia'), await app.member('Noor')]
    for (const { id } of [mia, noor]) await plantPlain(app, join(folder, 'photos'), id)
    const [hers, others] = [await readHealthData(mia), await readHealthData(noor)]
    expect(hers.pictures.map(({ isPicture }) => isPicture)).toEqual([true, true, true])
    expect(plainIn(await everyRow(app.database))).not.toEqual([])

    // Killed behind every step that it takes.
    for (let steps = 1; steps <= 12; steps++) {
      let left = steps
      await encryptPlain(
        plainOf(
          dying(app.database, () => --left < 0),
          k1,
        ),
      ).catch(() => {})
      expect(await readHealthData(mia)).toEqual(hers)
    }
    const counts = await encryptPlain(plainOf(app.database, k1))
    expect(Object.keys(counts)).toEqual([
      'diary entries',
      'request notes',
      'notes of decisions',
      'profile photos',
      'photos',
    ])
    expect(plainIn(await everyRow(app.database))).toEqual([])
    const files = filesIn(join(folder, 'photos'))
    expect(files).toHaveLength(4)
    for (const { bytes } of files) expect(isReadablePicture(bytes)).toBe(false)
    expect([await readHealthData(mia), await readHealthData(noor)]).toEqual([hers, others])
    const again = await encryptPlain(plainOf(app.database, k1))
    expect(Object.values(again)).toEqual([0, 0, 0, 0, 0])
  })
})

it('is encrypted beside members who read, add and remove, by two processes at once', async () => {
  const clinicWith = await clinics('postgresql')
  const [app, other] = [await clinicWith(k1), await clinicWith(k1)]
  const members = await Promise.all(['Mia', 'Noor', 'Ada', 'Bea'].map(name => app.member(name)))
  const photos = join(folder, 'photos')
  for (const { id } of members) {
    await plantPlain(app, photos, id)
    await app.database.run('delete from identity.profile_photo where member_id = $1', [id])
    await plantPlain(app, photos, id)
  }
  const [mia, noor, ada] = members
  const living = async () => {
    await writeHealthData(app, mia as never)
    for (const { id } of (await (noor as NonNullable<typeof noor>).get('/api/diary')).json<
      { id: string }[]
    >())
      await noor?.send('DELETE', `/api/diary/${id}`)
    await ada?.post('/api/user/delete-account', { password: 'velora-secret' })
    await app.modules.diary.purgeOrphanedPhotos()
  }
  await Promise.all([
    living(),
    encryptPlain(plainOf(app.database, k1)),
    encryptPlain(plainOf(other.database, k1)),
  ])
  await encryptPlain(plainOf(app.database, k1))
  await app.modules.diary.purgeOrphanedPhotos()
  expect(plainIn(await everyRow(app.database))).toEqual([])
  const kept = (await app.database.run('select id from diary.photo where $1', [true])) as { id: string }[]
  const files = filesIn(photos)
  for (const { path, bytes } of files) {
    expect(isReadablePicture(bytes)).toBe(false)
    expect(kept.some(({ id }) => path.includes(id))).toBe(true)
  }
  expect(files).toHaveLength(kept.length * 2)
  for (const member of members.slice(0, 1).concat(members.slice(3))) {
    const { pictures } = await readHealthData(member)
    expect(pictures.length).toBeGreaterThan(2)
    for (const picture of pictures) expect(picture).toMatchObject({ status: 200, isPicture: true })
  }
})

it('is encrypted by itself soon after a start', async () => {
  const clinicWith = await clinics('postgresql')
  const app = await clinicWith(k1)
  const mia = await app.member('Mia')
  await plantPlain(app, join(folder, 'photos'), mia.id)
  const env = { DATA_DIR: folder, PHI_KEYS: setting([k1]), WORKERS: '1' }
  const url = await app.database.run('select current_database() as name where $1', [true])
  const { name } = url[0] as { name: string }
  const engine = openPostgres({ url: `${inject('postgres')}${name}`, onError: () => {} })
  open.push(await openTestApp({ database: 'postgresql', engine, env }))
  await eventually(async () => expect(plainIn(await everyRow(app.database))).toEqual([]))
})

/** Refuses every statement once `isDead` says so, as for a process that is gone. */
function dying(database: Database, isDead: () => boolean): Database {
  const alive = () => {
    if (isDead()) throw new Error('killed')
  }
  return {
    ...database,
    statement(name, text) {
      const run = database.statement(name, text)
      return (async (...values: readonly unknown[]) => {
        alive()
        return run(...values)
      }) as never
    },
  }
}
