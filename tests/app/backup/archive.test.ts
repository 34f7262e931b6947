import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { Decrypter, Encrypter } from 'age-encryption'
import { describe, expect, it } from 'vitest'
import { UnreadableBackup } from '../../../src/server/backups/archive/age-passphrase.ts'
import { readArchive, writeArchive } from '../../../src/server/backups/archive/archive.ts'

const passphrase = randomBytes(24).toString('base64')
const files = [
  ['backup.json', Buffer.from('{"format":1}')],
  ['tables/loyalty.entry/0000001.json', randomBytes(300_000)],
  ['files/photos/empty', Buffer.alloc(0)],
  ['files/photos/block', randomBytes(512)],
] as const

async function archived(): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  await writeArchive(
    async bytes => {
      for await (const chunk of bytes) chunks.push(chunk)
    },
    passphrase,
    async add => {
      for (const [name, bytes] of files) await add(name, bytes)
    },
  )
  return Buffer.concat(chunks)
}

async function* inPieces(bytes: Uint8Array) {
  for (let from = 0; from < bytes.length; from += 10_000) yield bytes.subarray(from, from + 10_000)
}

async function read(bytes: Uint8Array, by = passphrase) {
  const found: [string, Buffer][] = []
  for await (const file of readArchive(inPieces(bytes), by)) found.push([file.name, file.bytes])
  return found
}

describe('an archive', () => {
  it('gives back what went into it', async () => {
    expect(await read(await archived())).toEqual(files)
  })

  it('is opened by age and tar, and opens what age made', async () => {
    const age = new Decrypter()
    age.addPassphrase(passphrase)
    const bytes = await archived()
    const inside = await age.decrypt(bytes)
    const listed = execFileSync('tar', ['-tz'], { input: inside }).toString().trim().split('\n')
    expect(listed).toEqual(files.map(([name]) => name))
    const theirs = new Encrypter()
    theirs.setPassphrase(passphrase)
    theirs.setScryptWorkFactor(10)
    expect(await read(await theirs.encrypt(inside))).toEqual(files)
  })

  it('is refused with another passphrase, cut off anywhere, and with one bit changed anywhere', async () => {
    const whole = await archived()
    await expect(read(whole, `${passphrase}!`)).rejects.toThrow(
      /^the file was encrypted with a different passphrase/,
    )
    for (const length of [0, 10, 100, 200, 1_000, 65_800, whole.length - 100, whole.length - 1])
      await expect(read(whole.subarray(0, length)), `${length} bytes`).rejects.toThrow(UnreadableBackup)
    for (const place of [0, 60, 150, 250, 1_000, 100_000, whole.length - 1]) {
      const changed = Buffer.from(whole)
      changed[place] = (changed[place] ?? 0) ^ 1
      await expect(read(changed), `byte ${place}`).rejects.toThrow(UnreadableBackup)
    }
    await expect(read(Buffer.concat([whole, Buffer.from([0])]))).rejects.toThrow(UnreadableBackup)
  })

  it('is not kept when its making fails, nor made when its keeping fails', async () => {
    let ended = false
    const failing = writeArchive(
      async bytes => {
        for await (const _ of bytes);
        ended = true
      },
      passphrase,
      async add => {
        await add('one', randomBytes(200_000))
        throw new Error('the database went away')
      },
    )
    await expect(failing).rejects.toThrow('the database went away')
    expect(ended).toBe(false)
    const full = writeArchive(
      async () => {
        throw new Error('the disk is full')
      },
      passphrase,
      async add => {
        for (let n = 0; n < 100; n++) await add(`file ${n}`, randomBytes(200_000))
      },
    )
    await expect(full).rejects.toThrow('the disk is full')
  })
})
