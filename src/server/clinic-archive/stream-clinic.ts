import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { writeTar } from '../backups/archive/archive.ts'
import { type ClinicExport, exportClinic } from './export-clinic.ts'

/**
 * Streams the archive. Rows are spooled to disk first, encrypted with a one-time key, so a slow download doesn't block
 * the database. Rejects if the rows can't be read.
 */
export async function streamClinic(leaving: ClinicExport): Promise<AsyncGenerator<Uint8Array>> {
  const spool = await openSpool(leaving.settings.dataDir)
  const rowsAreRead = Promise.withResolvers<undefined>()
  const opened = Promise.withResolvers<Readable>()
  const written = writeTar(
    bytes => {
      opened.resolve(bytes)
      return finished(bytes)
    },
    add => exportClinic({ ...leaving, onRowsRead: async () => rowsAreRead.resolve(undefined) }, add),
  )
  written.catch(rowsAreRead.reject)
  const chunks: AsyncIterator<Uint8Array> = (await opened.promise)[Symbol.asyncIterator]()
  let next = chunks.next()
  next.catch(() => {})
  try {
    for (;;) {
      const chunk = await Promise.race([next, rowsAreRead.promise])
      if (!chunk || chunk.done) break
      await spool.write(chunk.value)
      next = chunks.next()
      next.catch(() => {})
    }
  } catch (error) {
    await spool.close()
    await written
    throw error
  }
  return both()

  async function* both() {
    try {
      yield* spool.read()
      for (let chunk = await next; !chunk.done; chunk = await chunks.next()) yield chunk.value
      await written
    } finally {
      await chunks.return?.()
      await spool.close()
    }
  }
}

/** A file that disappears once it's closed, and that only this process can read. */
async function openSpool(dataDir: string) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, `archive-${randomBytes(8).toString('hex')}.part`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  const [key, nonce] = [randomBytes(32), randomBytes(16)]
  const cipher = createCipheriv('aes-256-ctr', key, nonce)
  let isOpen = true
  return {
    write: (bytes: Uint8Array) => file.appendFile(cipher.update(bytes)),
    async *read() {
      const decipher = createDecipheriv('aes-256-ctr', key, nonce)
      for await (const chunk of file.createReadStream({ start: 0, autoClose: false }))
        yield decipher.update(chunk as Buffer)
    },
    async close() {
      if (isOpen) await file.close()
      isOpen = false
    },
  }
}
