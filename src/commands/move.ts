import { openLog } from '#platform/http/server/log.ts'
import { moveClinic } from '../server/backups/move-clinic.ts'
import { databasePlace } from '../server/database-place.ts'
import { openAnyEngine } from '../server/open-all.ts'

const [from] = process.argv.slice(2)

try {
  if (!from)
    throw new Error(
      'no folder was given. Usage: npm run cli -- move OLD_DATA_FOLDER, with the new DATABASE_URL and DATA_DIR set',
    )
  const began = performance.now()
  const { name } = databasePlace(process.env)
  const { rows, files, keysFile } = await moveClinic(from, process.env, settings =>
    openAnyEngine(settings, openLog('silent')),
  )
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(
    `Moved to ${name} and verified in ${seconds} s: ${rows} rows, ${files} files. The ledger and the audit log are intact.\n` +
      `${from} is unchanged. Keep it until Velora has run with the new database.\n`,
  )
  if (keysFile)
    process.stdout.write(
      `The clinic’s keys are in ${keysFile}: add its lines to the environment, then delete it.\n`,
    )
} catch (error) {
  process.stderr.write(`Nothing was moved: ${(error as Error).message}\n`)
  process.exitCode = 1
}
