import { pipeline, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { decryptWithPassphrase, encryptWithPassphrase, UnreadableBackup } from './age-passphrase.ts'

/** A file in an archive: its path and contents. */
export interface ArchivedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Adds a file to the archive; resolves when there is room for the next one. */
export type Add = (name: string, bytes: Uint8Array) => Promise<void>

/** Stores a stream completely or not at all. Rejects if the stream fails. */
export type Keep = (bytes: AsyncIterable<Uint8Array>) => Promise<void>

/** Creates and stores an archive: tar, gzip, age (D-252). `age -d FILE | tar -tz` lists its files. */
export const writeArchive = <T>(keep: Keep, passphrase: string, work: (add: Add) => Promise<T>): Promise<T> =>
  writeTar(async bytes => keep(await encryptWithPassphrase(bytes, passphrase)), work)

/**
 * Packs the files that `work` adds (tar, gzip) and stores them. Uses little memory. Stores nothing if `work` rejects.
 */
export async function writeTar<T>(
  keep: (bytes: Readable) => Promise<void>,
  work: (add: Add) => Promise<T>,
): Promise<T> {
  const tar = pack()
  const gzip = createGzip({ level: 5 })
  // The callback is empty because `keep` gets the stream's errors.
  pipeline(tar, gzip, () => {})
  const kept = keep(gzip).catch(error => {
    tar.destroy(error)
    throw error
  })
  kept.catch(() => {})
  const add: Add = (name, bytes) =>
    new Promise((resolve, reject) => {
      if (tar.destroyed) return void kept.then(() => resolve(), reject)
      const header = { name, mode: 0o600, mtime: new Date(0) }
      tar.entry(header, Buffer.from(bytes), error => (error ? reject(error) : resolve())).on('error', reject)
    })
  try {
    const result = await work(add)
    tar.finalize()
    await kept
    return result
  } catch (error) {
    tar.destroy(error as Error)
    await kept.catch(() => {})
    throw error
  }
}

/** The files in an archive. Throws `UnreadableBackup` if the passphrase is wrong or the archive is damaged. */
export const readArchive = (
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<ArchivedFile> => readTar(() => decryptWithPassphrase(bytes, passphrase))

/** The files in an unencrypted archive (tar, gzip). Throws `UnreadableBackup` if it's damaged. */
export async function* readTar(open: () => Promise<AsyncIterable<Uint8Array>>): AsyncGenerator<ArchivedFile> {
  try {
    const tar = extract()
    // The callback is empty because the loop below gets the errors.
    pipeline(await open(), createGunzip(), tar, () => {})
    for await (const entry of tar) yield { name: entry.header.name, bytes: await buffer(entry) }
  } catch (error) {
    throw error instanceof UnreadableBackup ? error : damaged(error as Error)
  }
}

const damaged = ({ message }: Error) => new UnreadableBackup(`the file is damaged (${message}).`)
