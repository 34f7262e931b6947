import type { Platform } from '#platform/module.ts'
import type { Settings } from '../settings.ts'
import type { BackupState } from './backup-runs.ts'

/** A week, but for what a night may take. */
const provenForMs = 6.5 * 86_400_000

/**
 * Has a backup made each day, where the settings say where to, and the newest restored on trial each week (D-252). What is
 * needed for it is loaded when it is time.
 */
export function scheduleBackups(
  { eachDay, patiently, now, backupState, database, log }: Scheduling,
  settings: Settings,
): void {
  const { backups } = settings
  if (!backups) return
  eachDay({
    name: 'backup',
    from: backups.at,
    until: '24:00',
    async work() {
      const { runBackup } = await import('./run-backup.ts')
      const { file, notRemoved } = await patiently(database => runBackup(database, settings, now))
      if (notRemoved) log.warn({ why: notRemoved }, 'older backups stay, because deleting was refused')
      return file
    },
  })
  eachDay({
    name: 'restore drill',
    from: backups.at,
    until: '24:00',
    async isWanted() {
      const { backup, drill } = await backupState()
      return backup.at !== undefined && now().getTime() - (drill.at?.getTime() ?? 0) > provenForMs
    },
    async work() {
      const { runDrill } = await import('./run-drill.ts')
      // Tried again the next day: a drill is work.
      return runDrill(database, settings, now).then(
        ({ file }) => file,
        (error: Error) => {
          log.error({ err: error }, 'the newest backup could not be restored on trial')
          return 'failed'
        },
      )
    },
  })
}

type Scheduling = Pick<Platform, 'eachDay' | 'patiently' | 'now' | 'database' | 'log'> & {
  readonly backupState: () => Promise<BackupState>
}
