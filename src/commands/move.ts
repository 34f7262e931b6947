import { openLog } from '#platform/http/server/log.ts'
import { moveClinic } from '../server/backups/move-clinic.ts'
import { databasePlace } from '../server/database-place.ts'
import { openAnyEngine } from '../server/open-all.ts'

const [from] = process.argv.slice(2)

try {
  if (!from)
    throw new Error(
      'npm run cli -- move OLD_DATA_FOLDER, with DATABASE_URL and DATA_DIR of the new place set',
    )
  const began = performance.now()
  const { name } = databasePlace(process.env)
  const { rows, files, keysFile } = await moveClinic(from, process.env, settings =>
    openAnyEngine(settings, openLog('silent')),
  )
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(
    `Moved to ${name} and proven: ${rows} rows, ${files} files, the ledger and the audit log hold. ${seconds} s\n` +
      `${from} is as it was: keep it until the clinic has run in the new place.\n`,
  )
  if (keysFile)
    process.stdout.write(
      `The keys of the clinic are in ${keysFile}: put its lines into the environment, then remove it.\n`,
    )
} catch (error) {
  process.stderr.write(`Nothing was moved: ${(error as Error).message}\n`)
  process.exitCode = 1
}
