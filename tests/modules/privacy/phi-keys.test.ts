import { randomBytes, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { openDatabase } from '#platform/database/open.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { cipherWith, type EncryptionKey } from '#platform/encryption/cipher.ts'
import { intakesInDatabase } from '../../../src/modules/privacy/adapters/intake-in-database.ts'
import { checkPhiKeys } from '../../../src/modules/privacy/adapters/phi-keys.ts'
import type { Intake } from '../../../src/modules/privacy/intake.ts'
import { encryptedRows, schema } from '../../../src/server/parts.ts'
import { reencrypt } from '../../../src/server/reencrypt.ts'
import { newPostgresDatabase, openEngine, usualDatabases } from '../../support/databases.ts'
import { intakeOf } from '../../support/intakes.ts'

const key = (id: string): EncryptionKey => ({ id, secret: randomBytes(32) })

function intake(allergies: string): Intake {
  const { consentToTreatment, privacyPolicyAccepted, hipaaConsentDate, ...answers } = intakeOf({ allergies })
  const agreed = { consentToTreatment: true, privacyPolicyAccepted: true, hipaaConsentDate } as const
  return { ...answers, consents: { ...agreed, wording: '2026-11-27' }, submittedAt: new Date() }
}

const under = (database: Database, keys: readonly EncryptionKey[]) =>
  intakesInDatabase(database, cipherWith(keys))

/** A member with that many intakes, and what they say, newest first. */
async function submitted(database: Database, keys: readonly EncryptionKey[], count: number) {
  const memberId = randomUUID()
  for (let n = 1; n <= count; n++) await under(database, keys).add(memberId, intake(`Latex ${n}`))
  return { memberId, said: Array.from({ length: count }, (_, n) => `Latex ${count - n}`) }
}

const readBy = async (database: Database, keys: readonly EncryptionKey[], memberId: string) =>
  (await under(database, keys).newestOf([memberId], 100, undefined)).map(({ allergies }) => allergies)

describe('the keys for health data, at a start', () => {
  let database: Database
  beforeEach(async () => {
    database = await openDatabase(await openEngine('embedded'), schema)
  })
  afterEach(() => database.close())

  it('are remembered by their names, and another secret under a name is refused with both fingerprints', async () => {
    const [k1, k2] = [key('k1'), key('k2')]
    expect(await checkPhiKeys(database, [k1], encryptedRows)).toEqual([])
    expect(await checkPhiKeys(database, [k2, k1], encryptedRows)).toEqual([])
    await expect(checkPhiKeys(database, [k2, key('k1')], encryptedRows)).rejects.toThrow(
      /^PHI_KEYS has another secret under the name k1 .*\(fingerprint [0-9a-f]{8} instead of [0-9a-f]{8}\)/,
    )
    expect(await checkPhiKeys(database, [k2, k1], encryptedRows)).toEqual([])
    const kept = JSON.stringify(await database.run('select * from privacy.phi_key where $1', [true]))
    for (const { secret } of [k1, k2])
      for (const form of ['hex', 'base64'] as const) expect(kept).not.toContain(secret.toString(form))
  })

  it('must have every one with which something is encrypted', async () => {
    const [k0, k1, k2] = [key('k0'), key('k1'), key('k2')]
    await submitted(database, [k0], 1)
    await submitted(database, [k1], 2)
    await expect(checkPhiKeys(database, [k2], encryptedRows)).rejects.toThrow(
      /^PHI_KEYS lacks the key k0, which .*\nPHI_KEYS lacks the key k1, which .*$/,
    )
    expect(await checkPhiKeys(database, [k2, k1, k0], encryptedRows)).toEqual([])
  })

  it('must open what was encrypted before any was remembered', async () => {
    const [k1, k2] = [key('k1'), key('k2')]
    await submitted(database, [k1], 2)
    for (const wrong of [[key('k1')], [k2, key('k1')]])
      await expect(checkPhiKeys(database, wrong, encryptedRows)).rejects.toThrow(
        /^PHI_KEYS has a secret under the name k1 that can’t decrypt any of the intakes/,
      )
    expect(await checkPhiKeys(database, [k2, k1], encryptedRows)).toEqual([])
  })

  it('are told apart where two were used under one name, and both read what is theirs', async () => {
    const [k1, wrong] = [key('k1'), key('k1')]
    const mia = await submitted(database, [k1], 2)
    const noor = await submitted(database, [wrong], 1)
    const [doubt] = await checkPhiKeys(database, [k1], encryptedRows)
    expect(doubt).toMatch(/^1 of 3 intakes that name the key k1 were encrypted with another secret/)
    await expect(readBy(database, [k1], noor.memberId)).rejects.toThrow()
    const both = [key('k2'), k1, { ...wrong, id: 'mistaken' }]
    expect(await readBy(database, both, noor.memberId)).toEqual(noor.said)
    await checkPhiKeys(database, both, encryptedRows)
    expect(await reencrypt(database, both, encryptedRows)).toMatchObject({
      counts: { intakes: 3 },
      closed: [],
      unused: ['k1', 'mistaken'],
    })
    expect(await readBy(database, both.slice(0, 1), noor.memberId)).toEqual(noor.said)
    expect(await readBy(database, both.slice(0, 1), mia.memberId)).toEqual(mia.said)
  })
})

it('lets one of two instances start that come at once with two secrets under one name', async () => {
  const url = await newPostgresDatabase()
  const instances = await Promise.all(
    [1, 2].map(() => openDatabase(openPostgres({ url, onError: () => {} }), schema)),
  )
  const starts = await Promise.allSettled(
    instances.map(database => checkPhiKeys(database, [key('k1')], encryptedRows)),
  )
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await Promise.all(instances.map(database => database.close()))
})

describe.each(usualDatabases)('intakes under an old key (%s)', kind => {
  let database: Database
  beforeEach(async () => {
    database = await openDatabase(await openEngine(kind), schema)
  })
  afterEach(() => database.close())
  const [k1, k2] = [key('k1'), key('k2')]

  it('are encrypted with the new one, where they stand, so that the old one can go', async () => {
    const mia = await submitted(database, [k1], 7)
    const noor = await submitted(database, [k2, k1], 1)
    const steps: string[] = []
    const onProgress = (done: number, of: number) => void steps.push(`${done}/${of}`)
    expect(await reencrypt(database, [k2, k1], encryptedRows, { batchSize: 3, onProgress })).toMatchObject({
      counts: { intakes: 7, 'diary entries': 0 },
      closed: [],
      unused: ['k1'],
    })
    expect([...new Set(steps)]).toEqual(['3/7', '6/7', '7/7'])
    expect(await checkPhiKeys(database, [k2], encryptedRows)).toEqual([])
    for (const { memberId, said } of [mia, noor]) expect(await readBy(database, [k2], memberId)).toEqual(said)
    const stranger = randomUUID()
    await database.run(
      `insert into privacy.intake select $2::uuid, version, key_id, sealed, wording, submitted_at
       from privacy.intake where member_id = $1`,
      [mia.memberId, stranger],
    )
    await expect(readBy(database, [k2], stranger)).rejects.toThrow()
  })

  it('are taken up where an ended run left them', async () => {
    const mia = await submitted(database, [k1], 5)
    const onProgress = (done: number) => {
      if (done >= 4) throw new Error('killed')
    }
    await expect(reencrypt(database, [k2, k1], encryptedRows, { batchSize: 2, onProgress })).rejects.toThrow(
      'killed',
    )
    expect(await readBy(database, [k2, k1], mia.memberId)).toEqual(mia.said)
    expect(await reencrypt(database, [k2, k1], encryptedRows)).toMatchObject({
      counts: { intakes: 1 },
      unused: ['k1'],
    })
    expect(await readBy(database, [k2], mia.memberId)).toEqual(mia.said)
  })

  it('that no key opens stay as they are and are named, and the others go on', async () => {
    const mia = await submitted(database, [k1], 2)
    const lost = await submitted(database, [key('k1')], 1)
    expect(await reencrypt(database, [k2, k1], encryptedRows, { pauseMs: 1 })).toMatchObject({
      counts: { intakes: 2 },
      closed: [{ name: 'intakes', values: [lost.memberId, 1], keyId: 'k1' }],
      unused: [],
    })
    expect(await readBy(database, [k2], mia.memberId)).toEqual(mia.said)
  })

  it('get another key and nothing else: what they say of themselves is final', async () => {
    const { memberId } = await submitted(database, [k1], 1)
    for (const change of [
      "wording = 'other'",
      'version = 9',
      'submitted_at = now()',
      'member_id = gen_random_uuid()',
    ])
      await expect(
        database.inTransaction(async () => {
          await database.run("select set_config('velora.resealing', $1, true)", ['on'])
          await database.run(`update privacy.intake set ${change} where member_id = $1`, [memberId])
        }),
      ).rejects.toThrow('intakes are never changed')
  })
})

it('are encrypted anew by two runs at once beside a clinic that reads, writes and forgets', async () => {
  const url = await newPostgresDatabase()
  const open = () => openDatabase(openPostgres({ url, onError: () => {} }), schema)
  const [clinic, ...runs] = await Promise.all([open(), open(), open()])
  if (!clinic) throw new Error('No database')
  const [k1, k2] = [key('k1'), key('k2')]
  const members = await Promise.all(Array.from({ length: 12 }, () => submitted(clinic, [k1], 4)))
  const [gone, ...stay] = members
  const working = Promise.all(
    runs.map(database => reencrypt(database, [k2, k1], encryptedRows, { batchSize: 3, pauseMs: 5 })),
  )
  await under(clinic, [k1]).erase([gone?.memberId ?? ''])
  const late = await submitted(clinic, [k1], 3)
  for (const { memberId, said } of stay) expect(await readBy(clinic, [k2, k1], memberId)).toEqual(said)
  await working
  // An instance that still had the old settings may have written after both were through.
  await reencrypt(clinic, [k2, k1], encryptedRows)
  for (const { memberId, said } of [...stay, late]) expect(await readBy(clinic, [k2], memberId)).toEqual(said)
  expect(await readBy(clinic, [k2], gone?.memberId ?? '')).toEqual([])
  await Promise.all([clinic, ...runs].map(database => database.close()))
})
