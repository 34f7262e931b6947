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
  if (!given) throw new Error('npm run cli -- import-clinic FILE.tar.gz')
  const began = performance.now()
  const file = resolve(given)
  if (!existsSync(file)) throw new Error(`there is no ${file}.`)
  const settings = readSettings(process.env)
  const archive = await readClinicArchive(() => createReadStream(file))
  const { clinic, madeAt, rows } = archive.manifest
  say(`${clinic} as it was at ${madeAt} is whole. It goes to ${databasePlace(process.env).name}.`)
  const { wasThere } = await importClinic({
    file: basename(file),
    archive,
    settings,
    openEngine: () => openAnyEngine(settings, openLog('silent')),
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(
    wasThere
      ? 'It was loaded before, whole: the clinic can start.'
      : `Loaded and proven: ${rows['members']} members, the ledger and the audit log hold. ${seconds} s`,
  )
  say('Staff need new codes: npm run cli -- staff:add "Full Name" owner makes the first owner.')
} catch (error) {
  process.stderr.write(`Nothing was loaded: ${(error as Error).message}\n`)
  process.exitCode = 1
}
