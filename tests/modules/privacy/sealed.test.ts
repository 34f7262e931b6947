import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cipherWith, type EncryptionKey } from '#platform/encryption/cipher.ts'
import { intakesInDatabase } from '../../../src/modules/privacy/adapters/intake-in-database.ts'
import type { Intake } from '../../../src/modules/privacy/intake.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { networkTo } from '../../support/client.ts'
import { everyRoute } from '../../support/contract.ts'
import { intakeOf } from '../../support/intakes.ts'
import { migratedFolder } from '../../support/migrated-folder.ts'
import { startVelora } from '../../support/process.ts'
import { samplePath } from '../../support/samples.ts'

const key = (id: string): EncryptionKey => ({ id, secret: randomBytes(32) })

describe('an encrypted text', () => {
  const k1 = key('k1')
  const cipher = cipherWith([k1])
  const encrypted = cipher.encrypt('Lidocaine', 'intake mia 1')

  it('is decrypted with its key, in its place', () => {
    expect(cipher.decrypt(encrypted, 'intake mia 1').toString()).toBe('Lidocaine')
    expect(encrypted.keyId).toBe('k1')
    expect(Buffer.from(encrypted.bytes).includes('Lidocaine')).toBe(false)
  })

  it('looks different each time', () => {
    expect(cipher.encrypt('Lidocaine', 'intake mia 1').bytes).not.toEqual(encrypted.bytes)
  })

  it('stays closed in another place, with another key, and when a single bit was changed', () => {
    expect(() => cipher.decrypt(encrypted, 'intake noor 1')).toThrow()
    expect(() => cipher.decrypt(encrypted, 'intake mia 2')).toThrow()
    expect(() => cipherWith([key('k1')]).decrypt(encrypted, 'intake mia 1')).toThrow()
    expect(() => cipherWith([key('k2')]).decrypt(encrypted, 'intake mia 1')).toThrow(/The key k1/)
    for (let at = 0; at < encrypted.bytes.length; at++) {
      const bytes = Buffer.from(encrypted.bytes)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      expect(() => cipher.decrypt({ ...encrypted, bytes }, 'intake mia 1')).toThrow()
    }
    expect(() =>
      cipher.decrypt({ ...encrypted, bytes: encrypted.bytes.subarray(0, 20) }, 'intake mia 1'),
    ).toThrow()
  })
})

describe('the intakes in the database', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
  })
  afterAll(() => app.stop())

  const intake = (allergies: string): Intake => {
    const { consentToTreatment, privacyPolicyAccepted, hipaaConsentDate, ...answers } = intakeOf({
      allergies,
    })
    const agreed = { consentToTreatment: true, privacyPolicyAccepted: true, hipaaConsentDate } as const
    return { ...answers, consents: { ...agreed, wording: '2026-11-21' }, submittedAt: app.clock.now() }
  }
  const allergiesOf = async (intakes: ReturnType<typeof intakesInDatabase>, memberId: string) =>
    (await intakes.newestOf(memberId, 100, undefined)).map(({ allergies }) => allergies)

  it('are read with a key that was prepended, and sealed with it from then on', async () => {
    const [memberId, k1, k2] = [randomUUID(), key('k1'), key('k2')]
    await intakesInDatabase(app.database, cipherWith([k1])).add(memberId, intake('Lidocaine'))
    const rotated = intakesInDatabase(app.database, cipherWith([k2, k1]))
    await rotated.add(memberId, intake('Latex'))
    expect(await allergiesOf(rotated, memberId)).toEqual(['Latex', 'Lidocaine'])
    const kept = app.database.statement<{ key_id: string }>(
      'keys',
      'select key_id from privacy.intake where member_id = $1 order by version',
    )
    expect(await kept(memberId)).toEqual([{ key_id: 'k1' }, { key_id: 'k2' }])
    const withoutTheOld = intakesInDatabase(app.database, cipherWith([k2]))
    await expect(withoutTheOld.newestOf(memberId, 100, undefined)).rejects.toThrow('The key k1')
  })

  it('can’t be given to another member', async () => {
    const [mia, noor] = [randomUUID(), randomUUID()]
    const intakes = intakesInDatabase(app.database, cipherWith([key('k1')]))
    await intakes.add(mia, intake('Lidocaine'))
    const copy = app.database.statement<never>(
      'copy-intake',
      `insert into privacy.intake select $2::uuid, version, key_id, sealed, wording, submitted_at
       from privacy.intake where member_id = $1`,
    )
    await copy(mia, noor)
    expect(await allergiesOf(intakes, mia)).toEqual(['Lidocaine'])
    await expect(intakes.newestOf(noor, 100, undefined)).rejects.toThrow()
  })
})

describe('medical answers', () => {
  let folder: string
  beforeEach(() => {
    folder = migratedFolder('sealed')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('are nowhere in the data folder, the log, or anybody’s answers but her own download and those of clinical staff', async () => {
    const planted = {
      medicalConditions: 'PlantedAsthma',
      allergies: 'PlantedLidocaine',
      medications: 'PlantedSalbutamol',
      emergencyContact: 'PlantedAna',
      address: 'PlantedStreet 100',
    }
    const words = Object.values(planted)
    const velora = await startVelora({ DATA_DIR: folder, LOG_LEVEL: 'trace', STAFF_CODE: '97531864' })
    const network = networkTo(velora.url)
    const [mia, noor, olga] = [network.browser(), network.browser(), network.browser()]
    const password = 'orchid7'
    const joined = await mia.post('/api/auth/register', { email: 'vera@velora.test', password, name: 'Vera' })
    const { id } = joined.json<{ id: string }>()
    await noor.post('/api/auth/register', { email: 'noor@velora.test', password, name: 'Noor' })
    await olga.post('/api/admin/verify', { code: '97531864' })

    const path = '/api/user/hipaa-intake'
    const said = [
      await mia.post(path, intakeOf(planted), { 'idempotency-key': 'a key' }),
      await mia.post(path, intakeOf(planted), { 'idempotency-key': 'a key' }),
      await mia.post(path, intakeOf({ ...planted, dateOfBirth: '2190-01-01' })),
      await mia.post(path, intakeOf({ ...planted, PlantedField: 'PlantedField', phoneNumber: 'PlantedAna' })),
      await mia.post(path, JSON.stringify(intakeOf(planted)).slice(0, -2)),
      await noor.get(`/api/admin/users/${id}/intake`),
    ]
    expect(said.map(({ status }) => status)).toEqual([200, 200, 400, 400, 400, 401])
    const read = await olga.get(`/api/admin/users/${id}/intake`)
    for (const word of words) expect(read.text).toContain(word)
    const reads = everyRoute.filter(({ method, name }) => method === 'get' && name !== 'readIntake')
    // Her own download is hers: it holds what she wrote.
    const own = await mia.get('/api/user/export')
    for (const word of words) expect(own.text).toContain(word)
    for (const browser of [mia, noor, olga])
      for (const route of reads.filter(({ name }) => browser !== mia || name !== 'exportPersonalData'))
        said.push(await browser.get(samplePath(route).replace('00000000-0000-7000-8000-000000000000', id)))
    network.close()
    expect(await velora.end('SIGTERM')).toBe(0)

    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(name => join(folder, name))
      .filter(file => statSync(file).isFile())
      .map(file => readFileSync(file))
    expect(files.some(bytes => bytes.includes('vera@velora.test'))).toBe(true)
    for (const word of words) {
      expect(files.some(bytes => bytes.includes(word))).toBe(false)
      expect(velora.output()).not.toContain(word)
      expect(said.map(({ text }) => text).join('\n')).not.toContain(word)
    }
  })
})
