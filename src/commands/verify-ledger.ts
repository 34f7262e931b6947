import { openEmbedded } from '#platform/database/embedded.ts'
import { openDatabase } from '#platform/database/open.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { reachPostgres } from '#platform/database/reach-postgres.ts'
import { verifyLedger } from '../modules/loyalty/adapters/verify-ledger.ts'
import { schema } from '../server/parts.ts'
import { readSettings } from '../server/settings.ts'

try {
  const { databaseUrl, dataDir } = readSettings(process.env)
  if (databaseUrl) await reachPostgres(databaseUrl)
  const engine = databaseUrl
    ? openPostgres({
        url: databaseUrl,
        statementMs: 3_600_000,
        onError: error => process.stderr.write(`${error.message}\n`),
      })
    : await openEmbedded(dataDir)
  const database = await openDatabase(engine, schema)
  const { members, entries, violations } = await verifyLedger(database)
  await database.close()
  if (violations.length === 0)
    process.stdout.write(`ledger verified: ${members} members, ${entries} entries\n`)
  else process.stdout.write(`${violations.join('\n')}\n`)
  process.exitCode = violations.length === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`The ledger can’t be verified: ${(error as Error).message}\n`)
  process.exitCode = 1
}
