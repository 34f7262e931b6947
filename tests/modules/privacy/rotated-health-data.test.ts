import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Engine } from '#platform/database/database.ts'
import { openEmbedded } from '#platform/database/embedded.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import type { EncryptionKey } from '#platform/encryption/cipher.ts'
import { encryptedRows } from '../../../src/server/parts.ts'
import { reencrypt } from '../../../src/server/reencrypt.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { type bothDatabases, newPostgresDatabase, usualDatabases } from '../../support/databases.ts'
import { readHealthData, writeHealthData } from '../../support/health-data.ts'
import { migratedFolder } from '../../support/migrated-folder.ts'

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
