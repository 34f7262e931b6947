import { existsSync, readFileSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { flushFolder } from '#platform/files/flush-folder.ts'

/** A marker in the data folder until a restore is done. The app refuses to start with it. */
export interface UnfinishedRestore {
  /** Once everything is loaded, the database has a row with this ID. */
  readonly id: string
  readonly file: string
}

export class RestoreUnfinished extends Error {
  constructor(dataDir: string, { file }: UnfinishedRestore) {
    super(
      `The restore of ${file} into ${dataDir} was not finished. Run the same command with it again: it starts over, or ` +
        'finds that all of it is there.',
    )
  }
}

const markerIn = (dataDir: string) => join(dataDir, 'restore-unfinished.json')

export function unfinishedRestoreIn(dataDir: string): UnfinishedRestore | undefined {
  const marker = markerIn(dataDir)
  return existsSync(marker) ? JSON.parse(readFileSync(marker, 'utf8')) : undefined
}

export function refuseUnfinishedRestore(dataDir: string): void {
  const unfinished = unfinishedRestoreIn(dataDir)
  if (unfinished) throw new RestoreUnfinished(dataDir, unfinished)
}

/** Flushed to disk before anything else is written. */
export async function beginRestore(dataDir: string, unfinished: UnfinishedRestore): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${markerIn(dataDir)}.${process.pid}`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(JSON.stringify(unfinished))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, markerIn(dataDir))
  await flushFolder(dataDir)
}

export async function endRestore(dataDir: string): Promise<void> {
  await rm(markerIn(dataDir), { force: true })
  await flushFolder(dataDir)
}
