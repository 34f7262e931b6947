import { createReadStream, existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { openLog } from '#platform/http/server/log.ts'
import { importClinic, readClinicArchive } from '../server/clinic-archive/import-clinic.ts'
import { databasePlace } from '../server/database-place.ts'
import { openAnyEngine } from '../server/open-all.ts'
import { readSettings } from '../server/settings.ts'

const [given] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  if (!given) throw new Error('no file was given. Usage: npm run cli -- import-clinic FILE.tar.gz')
  const began = performance.now()
  const file = resolve(given)
  if (!existsSync(file)) throw new Error(`${file} doesn’t exist.`)
  const settings = readSettings(process.env)
  const archive = await readClinicArchive(() => createReadStream(file))
  const { clinic, madeAt, rows } = archive.manifest
  say(
    `The archive of ${clinic} from ${madeAt} is complete. Importing it into ${databasePlace(process.env).name}.`,
  )
  const { wasThere } = await importClinic({
    file: basename(file),
    archive,
    settings,
    openEngine: () => openAnyEngine(settings, openLog('silent')),
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(
    wasThere
      ? 'This archive has already been imported completely. You can start Velora.'
      : `Imported and verified in ${seconds} s: ${rows['members']} members. The ledger and the audit log are intact.`,
  )
  say('Staff need new codes. To add the first owner, run: npm run cli -- staff:add "Full Name" owner')
} catch (error) {
  process.stderr.write(`Nothing was imported: ${(error as Error).message}\n`)
  process.exitCode = 1
}
