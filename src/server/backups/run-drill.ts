import { Worker } from 'node:worker_threads'
import type { Database } from '#platform/database/database.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { Settings } from '../settings.ts'
import { WrongSetting } from '../wrong-setting.ts'
import { recordBackupRun } from './backup-runs.ts'
import type { Drill, DrillResult } from './drill-backup.ts'
import type { DrillAnswer } from './drill-thread.ts'
import { noteBackupState } from './noted-state.ts'

/** Tests the newest backup in a separate thread, so that it doesn't block the server, and records the result. */
export async function runDrill(
  database: Database,
  settings: Pick<Settings, 'backups' | 'databaseUrl' | 'directDatabaseUrl' | 'dataDir'>,
  now: () => Date,
): Promise<DrillResult> {
  const { backups, directDatabaseUrl: databaseUrl, dataDir: scratch } = settings
  if (!backups) throw new WrongSetting('BACKUP_TO must be set to the folder or bucket with the backups.')
  const begunAt = now()
  const began = performance.now()
  const answer = await drilledInThread({ backups, databaseUrl, scratch })
  const failure = 'failure' in answer ? answer.failure : null
  await recordBackupRun(database.run, {
    id: newId(),
    kind: 'drill',
    file: 'drilled' in answer ? answer.drilled.file : '',
    begunAt,
    seconds: 'drilled' in answer ? answer.drilled.seconds : (performance.now() - began) / 1000,
    failure,
  })
  await noteBackupState(database, settings)
  if ('failure' in answer) throw new Error(answer.failure)
  return answer.drilled
}

function drilledInThread(drill: Drill): Promise<DrillAnswer> {
  const worker = new Worker(new URL('./drill-thread.ts', import.meta.url), { workerData: drill })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', code => reject(new Error(`The drill ended with ${code}.`)))
  })
}
