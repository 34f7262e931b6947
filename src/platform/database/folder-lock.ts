import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `${folder} is already used by another running Velora. Stop that one first, or set DATA_DIR to another folder ` +
        '(with DATABASE_URL, PostgreSQL serves any number of processes).',
    )
  }
}

/**
 * Locks the folder for this process until it ends. The embedded database has no lock of its own, and two processes
 * would lose each other's rows. The kernel holds the lock (SQLite's, on an empty file), so a crash releases it and
 * leaves no stale lock file.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new FolderInUse(folder)
  }
  return () => lock.close()
}
