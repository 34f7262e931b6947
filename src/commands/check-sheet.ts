import { recordSheetCheck } from '../server/backups/backup-runs.ts'
import { checkSheet } from '../server/backups/check-sheet.ts'
import { noteBackupState } from '../server/backups/noted-state.ts'
import { openForCommand } from '../server/open-all.ts'
import { readSettings } from '../server/settings.ts'

const [typed = ''] = process.argv.slice(2)
try {
  const settings = readSettings(process.env)
  await checkSheet(settings.backups, typed, async () => {
    const database = await openForCommand(settings)
    try {
      await recordSheetCheck(database, new Date())
      await noteBackupState(database, settings)
    } finally {
      await database.close()
    }
  })
  process.stdout.write('That matches the emergency sheet. We’ll ask again in a year.\n')
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
