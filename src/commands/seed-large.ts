import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { openLog } from '#platform/http/server/log.ts'
import { fillLargeClinic, realMembers } from '../demo/large-clinic.ts'
import { addDemoCatalogue } from '../demo/seed-catalogue.ts'
import { secretsByArgon2 } from '../modules/identity/adapters/secrets.ts'
import { prepareClinic } from '../server/clinic-start.ts'
import { longMs, openAll, openEngine } from '../server/open-all.ts'
import { readSettings } from '../server/settings.ts'

try {
  const { patients, entries, force } = parseArgs({
    options: {
      patients: { type: 'string', default: '100000' },
      entries: { type: 'string', default: '1000000' },
      force: { type: 'boolean', default: false },
    },
  }).values
  const size = { patients: Number(patients), entries: Number(entries) }
  if (!Object.values(size).every(count => Number.isSafeInteger(count) && count > 0))
    throw new Error('npm run cli -- seed:large [--patients 100000] [--entries 1000000] [--force]')
  const began = Date.now()
  await fill(size, force)
  const seconds = Math.round((Date.now() - began) / 1000)
  process.stdout.write(`${size.patients} patients and ${size.entries} entries in ${seconds} s\n`)
} catch (error) {
  process.stderr.write(`Nothing was added: ${(error as Error).message}\n`)
  process.exitCode = 1
}

async function fill(size: { readonly patients: number; readonly entries: number }, force: boolean) {
  const settings = { ...readSettings(process.env), workers: false }
  const log = openLog(settings.logLevel)
  const engine = await openEngine(settings, log, { statementMs: longMs })
  const { database, modules, close } = await openAll(settings, { engine }, log)
  try {
    const known = await realMembers(database)
    if (known > 0 && !force)
      throw new Error(
        `this database has ${known} members. With --force, the made-up patients are added to them permanently.`,
      )
    await prepareClinic(modules, database, settings)
    await addDemoCatalogue(modules)
    // All patients share one random password that is never shown.
    const passwordHash = await secretsByArgon2(settings.sessionKeys).hash(randomBytes(32).toString('hex'))
    await fillLargeClinic(database, { ...size, passwordHash })
  } finally {
    await close()
  }
}
