import { randomUUID } from 'node:crypto'
import { constants, createReadStream, existsSync } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { flushFolder } from '#platform/files/flush-folder.ts'
import type { BackupPlace } from './backup-place.ts'

const unfinished = '.unfinished'
/** Longer than any backup takes. */
const abandonedMs = 86_400_000

/** Files that only the app's own user may read. Each has a temporary name until it is complete. */
export function backupsInFolder(given: string): BackupPlace {
  const folder = resolve(given)
  return {
    name: folder,
    check: () => refuseUnwritable(folder),
    async list() {
      const names = await readdir(folder).catch(unlessMissing)
      return (names ?? []).filter(name => !name.endsWith(unfinished)).sort()
    },
    async keep(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await removeAbandoned(folder)
      const draft = join(folder, `${name}.${randomUUID()}${unfinished}`)
      try {
        const size = await write(draft, bytes)
        await rename(draft, join(folder, name))
        await flushFolder(folder)
        return size
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    read: name => createReadStream(join(folder, name)),
    remove: name => rm(join(folder, name), { force: true }),
  }
}

async function write(path: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'wx', 0o600)
  let size = 0
  try {
    for await (const chunk of bytes) {
      await file.writeFile(chunk)
      size += chunk.length
    }
    await file.sync()
    return size
  } finally {
    await file.close()
  }
}

async function refuseUnwritable(folder: string): Promise<void> {
  // If the folder doesn't exist yet, its parent must be writable.
  const existing = existsSync(folder) ? folder : folderAround(folder)
  await access(existing, constants.W_OK | constants.X_OK).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`BACKUP_TO: ${existing} isn’t writable (${error.code}).`)
  })
  if (!(await stat(existing)).isDirectory()) throw new Error(`BACKUP_TO: ${existing} isn’t a folder.`)
}

function folderAround(path: string): string {
  const around = dirname(path)
  return existsSync(around) ? around : folderAround(around)
}

/** Removes files of killed processes. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(unfinished)) continue
    const path = join(folder, name)
    const found = await stat(path).catch(unlessMissing)
    if (found && Date.now() - found.mtimeMs > abandonedMs) await rm(path, { force: true })
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
