import type { Platform } from '#platform/module.ts'
import type { Settings } from '../settings.ts'
import type { BackupState } from './backup-runs.ts'

/** A week, minus the time that a nightly run may take. */
const provenForMs = 6.5 * 86_400_000

/**
 * Schedules a daily backup, if the settings name a place, and a weekly restore drill with the newest one (D-252). Loads
 * the code only when it's time.
 */
export function scheduleBackups(
  { eachDay, withoutTimeouts, now, backupState, database, log }: Scheduling,
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
      const { file, notRemoved } = await withoutTimeouts(database => runBackup(database, settings, now))
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
      // Retries only the next day, because a drill is heavy work.
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

type Scheduling = Pick<Platform, 'eachDay' | 'withoutTimeouts' | 'now' | 'database' | 'log'> & {
  readonly backupState: () => Promise<BackupState>
}
