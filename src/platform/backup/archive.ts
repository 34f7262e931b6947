import { once } from 'node:events'
import { pipeline } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { decryptWithPassphrase, encryptWithPassphrase, UnreadableBackup } from './age-passphrase.ts'
import { type TarFile, tarBytes, tarEnd, tarFiles } from './tar.ts'

/** Puts another file into the archive; resolves when there is room for the next. */
export type Add = (name: string, bytes: Uint8Array) => Promise<void>

/** Keeps a stream of bytes, whole or not at all; rejects when the stream does. */
export type Keep = (bytes: AsyncIterable<Uint8Array>) => Promise<void>

/**
 * Makes an archive of what `work` adds and has it kept: tar, gzip, age (D-252), so that
 * `age -d FILE | tar -tz` looks into it. Little of it is in memory at any time. When `work` rejects nothing is kept.
 */
export async function writeArchive<T>(
  keep: Keep,
  passphrase: string,
  work: (add: Add) => Promise<T>,
): Promise<T> {
  const gzip = createGzip({ level: 5 })
  gzip.on('error', () => {})
  const encrypted = await encryptWithPassphrase(gzip, passphrase)
  const kept = keep(encrypted).catch(error => {
    gzip.destroy(error)
    throw error
  })
  kept.catch(() => {})
  const write = async (bytes: Uint8Array) => {
    if (gzip.destroyed) await kept
    if (!gzip.write(bytes)) await once(gzip, 'drain')
  }
  try {
    const result = await work((name, bytes) => write(tarBytes(name, bytes)))
    await write(tarEnd)
    gzip.end()
    await kept
    return result
  } catch (error) {
    gzip.destroy(error as Error)
    await kept.catch(() => {})
    throw error
  }
}

/** The files of an archive. Refuses with `UnreadableBackup` a passphrase that is not its own, and what is damaged. */
export async function* readArchive(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<TarFile> {
  try {
    const plain = await decryptWithPassphrase(bytes, passphrase)
    const gunzip = createGunzip()
    // What fails on the way is thrown by whoever reads.
    pipeline(plain, gunzip, () => {})
    yield* tarFiles(gunzip)
  } catch (error) {
    throw error instanceof UnreadableBackup ? error : damaged(error as Error)
  }
}

const damaged = ({ message }: Error) => new UnreadableBackup(`it is damaged: ${message}.`)
