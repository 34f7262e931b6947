import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cipherWith, type EncryptionKey } from '#platform/encryption/cipher.ts'
import { networkTo } from '../../support/client.ts'
import { everyRoute } from '../../support/contract.ts'
import { newDemo } from '../../support/demo.ts'
import { filesIn, isReadablePicture, planted } from '../../support/health-data.ts'
import { intakeOf } from '../../support/intakes.ts'
import { smallPicture } from '../../support/pictures.ts'
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
    expect(() => cipherWith([key('k2')]).decrypt(encrypted, 'intake mia 1')).toThrow(/the key k1/)
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

describe('medical answers', () => {
  it('are nowhere in the data folder, the log, or anybody’s answers but her own download and those of clinical staff', async () => {
    const medical = {
      medicalConditions: 'PlantedAsthma',
      allergies: 'PlantedLidocaine',
      medications: 'PlantedSalbutamol',
      emergencyContact: 'PlantedAna',
      address: 'PlantedStreet 100',
    }
    const words = Object.values(medical)
    const demo = await newDemo('embedded')
    const folder = demo.DATA_DIR
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const velora = await startVelora({ ...demo, LOG_LEVEL: 'trace' })
    const network = networkTo(velora.url)
    const [mia, noor, olga] = [network.browser(), network.browser(), network.browser()]
    const password = 'orchid7'
    const joined = await mia.post('/api/auth/register', { email: 'vera@velora.test', password, name: 'Vera' })
    const { id } = joined.json<{ id: string }>()
    await noor.post('/api/auth/register', { email: 'noor@velora.test', password, name: 'Noor' })
    await olga.post('/api/admin/verify', { code: '24682468' })

    const path = '/api/user/hipaa-intake'
    const said = [
      await mia.post(path, intakeOf(medical), { 'idempotency-key': 'a key' }),
      await mia.post(path, intakeOf(medical), { 'idempotency-key': 'a key' }),
      await mia.post(path, intakeOf({ ...medical, dateOfBirth: '2190-01-01' })),
      await mia.post(path, intakeOf({ ...medical, PlantedField: 'PlantedField', phoneNumber: 'PlantedAna' })),
      await mia.post(path, JSON.stringify(intakeOf(medical)).slice(0, -2)),
      await noor.get(`/api/admin/users/${id}/intake`),
    ]
    expect(said.map(({ status }) => status)).toEqual([200, 200, 400, 400, 400, 401])
    // What members write about their health elsewhere.
    const { title, description, imageUrl, notes, adminNotes } = planted
    const key = { 'idempotency-key': `a key of ${id}` }
    const { id: serviceId } = (await mia.get('/api/services')).json<{ id: string }[]>()[0] ?? { id: '' }
    const picture = await smallPicture('jpeg', 200)
    const photo = await mia.post('/api/diary/photos', picture, { 'content-type': 'image/jpeg' })
    const entry = { title, description, entryType: 'before' }
    const request = await mia.post('/api/service-requests', { serviceId, notes }, key)
    const approval = `/api/admin/service-requests/${request.json<{ id: string }>().id}/approve`
    const written = [
      photo,
      request,
      await mia.post('/api/diary', { ...entry, imageUrl: photo.json()['imageUrl'] }, key),
      await mia.post('/api/diary', { ...entry, imageUrl }),
      await olga.send('PUT', approval, { adminNotes }),
    ]
    expect(written.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
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

    const files = filesIn(folder)
    expect(files.some(({ bytes }) => bytes.includes('vera@velora.test'))).toBe(true)
    const photos = filesIn(join(folder, 'photos'))
    expect(photos.length).toBeGreaterThan(0)
    for (const { bytes } of photos) expect(isReadablePicture(bytes)).toBe(false)
    for (const word of words) expect(said.map(({ text }) => text).join('\n')).not.toContain(word)
    for (const word of [...words, ...Object.values(planted)]) {
      expect(files.filter(({ bytes }) => bytes.includes(word)).map(({ path }) => path)).toEqual([])
      expect(velora.output()).not.toContain(word)
    }
  })
})
