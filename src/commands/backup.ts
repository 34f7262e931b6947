import { runBackup } from '../server/backups/run-backup.ts'
import { longMs, openForCommand } from '../server/open-all.ts'
import { readSettings } from '../server/settings.ts'

try {
  const settings = readSettings(process.env)
  const database = await openForCommand(settings, { statementMs: longMs })
  try {
    const made = await runBackup(database, settings, () => new Date())
    const { file, placeName, rows, files, bytes, seconds, notRemoved } = made
    process.stdout.write(
      `${file} is in ${placeName}: ${rows} rows, ${files} files, ${bytes} bytes, ${seconds.toFixed(1)} s\n`,
    )
    if (settings.photosUrl)
      process.stdout.write('Photos are not in it: they stay in the bucket of PHOTOS_URL.\n')
    if (notRemoved)
      process.stdout.write(`Older backups were kept because they couldn’t be deleted: ${notRemoved}\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`No backup was made: ${(error as Error).message}\n`)
  process.exitCode = 1
}
