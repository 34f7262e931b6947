import { runDrill } from '../server/backups/run-drill.ts'
import { openForCommand } from '../server/open-all.ts'
import { readSettings } from '../server/settings.ts'

try {
  const settings = readSettings(process.env)
  const database = await openForCommand(settings)
  try {
    const { file, rows, files, seconds } = await runDrill(database, settings, () => new Date())
    process.stdout.write(
      `${file} was restored successfully in a test: ${rows} rows, ${files} files, ${seconds.toFixed(1)} s\n`,
    )
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`The restore test failed: ${(error as Error).message}\n`)
  process.exitCode = 1
}
