import { pipeline, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { decryptWithPassphrase, encryptWithPassphrase, UnreadableBackup } from './age-passphrase.ts'

/** A file of an archive: its path and all of its bytes. */
export interface ArchivedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Puts another file into the archive; resolves when there is room for the next. */
export type Add = (name: string, bytes: Uint8Array) => Promise<void>

/** Keeps a stream of bytes, whole or not at all; rejects when the stream does. */
export type Keep = (bytes: AsyncIterable<Uint8Array>) => Promise<void>

/** Makes an archive and has it kept: tar, gzip, age (D-252), so that `age -d FILE | tar -tz` looks into it. */
export const writeArchive = <T>(keep: Keep, passphrase: string, work: (add: Add) => Promise<T>): Promise<T> =>
  writeTar(async bytes => keep(await encryptWithPassphrase(bytes, passphrase)), work)

/**
 * Packs what `work` adds and has it kept: tar, gzip. Little of it is in memory at any time. When `work` rejects nothing is
 * kept.
 */
export async function writeTar<T>(
  keep: (bytes: Readable) => Promise<void>,
  work: (add: Add) => Promise<T>,
): Promise<T> {
  const tar = pack()
  const gzip = createGzip({ level: 5 })
  // What fails on the way is thrown by whoever keeps.
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

/** The files of an archive. Refuses with `UnreadableBackup` a passphrase that is not its own, and what is damaged. */
export const readArchive = (
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<ArchivedFile> => readTar(() => decryptWithPassphrase(bytes, passphrase))

/** The same where it isn't encrypted. */
export async function* readTar(open: () => Promise<AsyncIterable<Uint8Array>>): AsyncGenerator<ArchivedFile> {
  try {
    const tar = extract()
    // What fails on the way is thrown by whoever reads.
    pipeline(await open(), createGunzip(), tar, () => {})
    for await (const entry of tar) yield { name: entry.header.name, bytes: await buffer(entry) }
  } catch (error) {
    throw error instanceof UnreadableBackup ? error : damaged(error as Error)
  }
}

const damaged = ({ message }: Error) => new UnreadableBackup(`it is damaged: ${message}.`)
