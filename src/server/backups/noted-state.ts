import { existsSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#platform/database/database.ts'
import { type BackupState, backupStateIn } from './backup-runs.ts'

type Place = { readonly dataDir: string; readonly databaseUrl: string | undefined }

const noteIn = (dataDir: string) => join(dataDir, 'backups.json')

/** Writes the backup state to a file next to an embedded database, which only the running app can query. */
export async function noteBackupState(
  database: Pick<Database, 'statement'>,
  { dataDir, databaseUrl }: Place,
): Promise<void> {
  if (databaseUrl || !existsSync(dataDir)) return
  const draft = `${noteIn(dataDir)}.${process.pid}`
  await writeFile(draft, JSON.stringify(await backupStateIn(database)()), { mode: 0o600 })
  await rename(draft, noteIn(dataDir))
}

const dates = new Set(['at', 'since', 'sheetCheckedAt'])

/** Without the file, the app hasn't run yet. */
export function notedBackupState(dataDir: string): BackupState {
  const never = { at: undefined, seconds: 0, failure: undefined }
  if (!existsSync(noteIn(dataDir))) return { backup: never, drill: never }
  const asDate = (key: string, value: unknown) => (dates.has(key) ? new Date(String(value)) : value)
  const noted = JSON.parse(readFileSync(noteIn(dataDir), 'utf8'), asDate) as BackupState
  const { backup, drill, since, sheetCheckedAt } = noted
  return { backup: { ...never, ...backup }, drill: { ...never, ...drill }, since, sheetCheckedAt }
}
