import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { backupsInBucket } from '../../../src/server/backups/places/backups-in-bucket.ts'
import { type Bucket, startBucket } from '../../support/bucket.ts'
import { freePort } from '../../support/free-port.ts'

const partBytes = 100_000
const pausesMs = [0, 0]

async function* inChunks(bytes: Buffer, size = 30_000) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function allOf(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

describe('backups in a bucket', () => {
  let bucket: Bucket
  beforeAll(async () => {
    bucket = await startBucket()
  })
  afterAll(() => bucket.stop())

  const place = (address = bucket.backups) => backupsInBucket(address, { partBytes, pausesMs })
  const nameOf = (day: number) => `velora-202611${day}T110000Z.backup.age`
  const fails = (status: number, when: (line: string) => boolean) => {
    bucket.failWith(status, when)
    onTestFinished(() => bucket.failWith(undefined))
  }

  it.each([0, 1, partBytes - 1, partBytes, partBytes + 1, 3 * partBytes, 350_123])(
    'give back the %i bytes that were put there',
    async size => {
      const bytes = randomBytes(size)
      expect(await place().keep(nameOf(10), inChunks(bytes))).toBe(size)
      expect((await allOf(place().read(nameOf(10)))).equals(bytes)).toBe(true)
    },
  )

  it('are listed all, by their names alone, without what else is in the bucket; and are gone when removed', async () => {
    bucket.objects.set('/photos/velora/of-a-patient', { bytes: Buffer.alloc(1), type: undefined })
    bucket.objects.set('/photos/backups/old/velora-1', { bytes: Buffer.alloc(1), type: undefined })
    const names = [10, 11, 12, 13, 14, 15, 16].map(nameOf)
    for (const name of names) await place().keep(name, inChunks(Buffer.from(name)))
    expect(await place().list()).toEqual(names)
    for (const name of [...names, 'is gone already']) await place().remove(name)
    expect(await place().list()).toEqual([])
  })

  it('are never in memory whole: no more than two parts are read before the bucket has them', async () => {
    let made = 0
    let most = 0
    const before = bucket.taken()
    async function* making() {
      for (let chunk = 0; chunk < 50; chunk++) {
        yield Buffer.alloc(25_000, chunk)
        made += 25_000
        most = Math.max(most, made - (bucket.taken() - before))
      }
    }
    await place().keep(nameOf(20), making())
    expect(most).toBeLessThanOrEqual(2 * partBytes + 25_000)
  })

  it('are not there when making them fails, nor is any part of them', async () => {
    async function* failing() {
      yield randomBytes(350_000)
      throw new Error('the database went away')
    }
    await expect(place().keep(nameOf(21), failing())).rejects.toThrow('the database went away')
    expect([await place().list(), bucket.uploads.size]).not.toContain(nameOf(21))
    expect(bucket.uploads.size).toBe(0)
  })

  it.each(['PUT partNumber&uploadId', 'POST uploadId', 'POST uploads'])(
    'are not there when the bucket fails at %s, and it is tried again before',
    async call => {
      fails(503, line => line === call)
      const before = bucket.log.length
      const keeping = place().keep(nameOf(22), inChunks(randomBytes(350_000)))
      await expect(keeping).rejects.toThrow(/^BACKUP_TO: 127.0.0.1:\d+ answered 503 to P(OS|U)T\.$/)
      expect(bucket.log.slice(before).filter(line => line === `${call} 503`)).toHaveLength(3)
      expect(await place().list()).not.toContain(nameOf(22))
      expect(bucket.uploads.size).toBe(0)
    },
  )

  it('are not there when the bucket says "200" and then that it did not keep them', async () => {
    const keeping = place().keep(nameOf(23), inChunks(randomBytes(350_000)))
    const losing = setInterval(() => {
      for (const { parts } of bucket.uploads.values()) if (parts.size > 3) parts.delete(2)
    }, 0)
    await expect(keeping).rejects.toThrow('didn’t store velora-20261123T110000Z.backup.age (InvalidPart)')
    clearInterval(losing)
    expect(await place().list()).not.toContain(nameOf(23))
  })

  it('are read on where a connection broke, but not out of two objects', async () => {
    const bytes = randomBytes(350_000)
    await place().keep(nameOf(24), inChunks(bytes))
    let broken = 0
    fails(503, line => line === 'GET' && broken++ % 2 === 0)
    expect((await allOf(place().read(nameOf(24)))).equals(bytes)).toBe(true)
    bucket.failWith(undefined)
    const reading = place().read(nameOf(24))[Symbol.asyncIterator]()
    await reading.next()
    await place().keep(nameOf(24), inChunks(randomBytes(350_000)))
    await expect(reading.next()).rejects.toThrow('412 PreconditionFailed')
  })

  it('that a killed process began are taken away a day later, and nobody else’s', async () => {
    const dayAgo = new Date(Date.now() - 86_500_000)
    const begun = (path: string, began: Date) => {
      bucket.uploads.set(path, { path, began, parts: new Map() })
    }
    begun('/photos/backups/velora-1.backup.age', dayAgo)
    begun('/photos/backups/velora-2.backup.age', new Date())
    begun('/photos/backups/film.mp4', dayAgo)
    await place().keep(nameOf(25), inChunks(randomBytes(10)))
    expect([...bucket.uploads.keys()]).toEqual([
      '/photos/backups/velora-2.backup.age',
      '/photos/backups/film.mp4',
    ])
    bucket.uploads.clear()
  })

  it.each([403, 405])('are made where the KEY may not take such an upload away (%s)', async status => {
    const path = '/photos/backups/velora-1.backup.age'
    bucket.uploads.set(path, { path, began: new Date(Date.now() - 86_500_000), parts: new Map() })
    fails(status, line => line === 'DELETE uploadId')
    await place().keep(nameOf(25), inChunks(randomBytes(10)))
    expect(bucket.objects.has(`/photos/backups/${nameOf(25)}`)).toBe(true)
    bucket.uploads.clear()
  })

  it('say in a sentence what is wrong with BACKUP_TO, and never its secret', async () => {
    const host = new URL(bucket.backups).host
    const with_ = (changed: Partial<Pick<URL, 'username' | 'password' | 'pathname' | 'search' | 'port'>>) =>
      String(Object.assign(new URL(bucket.backups), changed))
    const nobody = String(await freePort())
    const wrong: readonly (readonly [string, string])[] = [
      [with_({ username: 'AKIAOTHER' }), `${host} doesn’t recognize the KEY.`],
      [with_({ password: 'another-secret' }), 'the SECRET doesn’t match the KEY.'],
      [with_({ pathname: '/elsewhere/backups' }), `${host} has no bucket elsewhere.`],
      [
        with_({ search: '?region=us-west-2' }),
        'the bucket photos is in another region. Use its own host and region (403 AuthorizationHeaderMalformed).',
      ],
      [with_({ port: nobody }), `127.0.0.1:${nobody} can’t be reached (ECONNREFUSED).`],
    ]
    for (const [address, sentence] of wrong) {
      const error = await place(address)
        .list()
        .then(
          () => undefined,
          (thrown: Error) => thrown,
        )
      expect(error?.message).toBe(`BACKUP_TO: ${sentence}`)
      expect(String(error?.stack) + JSON.stringify(error)).not.toMatch(/a\/secret|a%2Fsecret|another-secret/)
    }
    expect(place().name).toBe(`the bucket photos at ${host}`)
  })
})
