import { openEmbedded } from '#platform/database/embedded.ts'
import { openDatabase } from '#platform/database/open.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { everyRole, type Role } from '#platform/http/route.ts'
import { openModules, schema } from './app.ts'
import { readSettings } from './settings.ts'

const [name, role] = process.argv.slice(2)
try {
  if (!name || !isRole(role)) throw new Error(`npm run staff:add -- "Full Name" "${everyRole.join('" | "')}"`)
  const settings = readSettings(process.env)
  const engine = settings.databaseUrl
    ? openPostgres({
        url: settings.databaseUrl,
        onError: error => process.stderr.write(`${error.message}\n`),
      })
    : await openEmbedded(settings.dataDir)
  const database = await openDatabase(engine, schema)
  const { identity } = await openModules(database, settings, () => new Date())
  const { code } = await identity.addStaff(name, role)
  await database.close()
  process.stdout.write(`${name} (${role}) opens the staff area with ${code}. The code is shown only now.\n`)
} catch (error) {
  process.stderr.write(`Nobody was added: ${(error as Error).message}\n`)
  process.exitCode = 1
}

function isRole(word: string | undefined): word is Role {
  return (everyRole as readonly (string | undefined)[]).includes(word)
}
