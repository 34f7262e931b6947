import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from './files.ts'
import { flushFolder } from './flush-folder.ts'

/** Files that only the app's own user may read. Several instances need a shared folder. */
export function filesInFolder(folder: string): Files {
  // Spreads files over 256 folders by the random end of the ID.
  const folderOf = (id: string) => join(folder, id.slice(-2))
  const pathOf = (id: string, name: string) => join(folderOf(id), `${id}-${name}`)
  return {
    async keep(id, files) {
      await mkdir(folderOf(id), { recursive: true, mode: 0o700 })
      for (const [name, bytes] of files) await write(pathOf(id, name), bytes)
      for (const path of [folderOf(id), folder]) await flushFolder(path)
    },
    fetch: (id, name) => readFile(pathOf(id, name)).catch(unlessMissing),
    async remove(id) {
      // Includes leftovers of an interrupted write.
      const names = (await readdir(folderOf(id)).catch(unlessMissing)) ?? []
      for (const name of names) if (name.startsWith(id)) await rm(join(folderOf(id), name), { force: true })
    },
  }
}

/** Writes to a temporary name first, so that readers see the complete file or none. */
async function write(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
