import { everyRole, type Role } from '#platform/http/route/route.ts'
import { openLog } from '#platform/http/server/log.ts'
import { newId } from '#platform/kernel/ids.ts'
import { auditInDatabase } from '../modules/identity/audit/adapters/audit-entries-in-database.ts'
import { databasePlace, noDatabase } from '../server/database-place.ts'
import { openAll } from '../server/open-all.ts'
import { readSettings } from '../server/settings.ts'

/** Creates an embedded database if there is none. */
const newDatabase = '--new-database'

const words = process.argv.slice(2)
const [name, role] = words.filter(word => word !== newDatabase)
try {
  if (!name || !isRole(role))
    throw new Error(`npm run cli -- staff:add "Full Name" "${everyRole.join('" | "')}"`)
  const place = databasePlace(process.env)
  if (!place.isThere && !words.includes(newDatabase))
    throw new Error(`${noDatabase(place.name)} To begin a new database there, add ${newDatabase}.`)
  process.stdout.write(`Writing to ${place.name}.\n`)
  const settings = readSettings(process.env)
  const { database, modules, close } = await openAll(
    { ...settings, workers: false },
    {},
    openLog(settings.logLevel),
  )
  const { code, link } = await database.inTransaction(async () => {
    const { person, code } = await modules.identity.addStaff(name, role)
    const link = await modules.identity.issueSignInLink(person.id)
    await auditInDatabase(database)(byCommand(`staff ${name} (${role})`))
    return { code, link }
  })
  await close()
  process.stdout.write(
    `${name} (${role}) can open the staff area with ${code}. The code won’t be shown again.\n`,
  )
  process.stdout.write(`This link opens it once, until ${link.expiresAt.toUTCString()}:\n  ${link.url}\n`)
} catch (error) {
  process.stderr.write(`No one was added: ${(error as Error).message}\n`)
  process.exitCode = 1
}

/** On the command line we don't know which staff member it is. */
function byCommand(subject: string) {
  return {
    id: newId(),
    at: new Date(),
    staffId: '00000000-0000-0000-0000-000000000000',
    staffName: 'Command line',
    role: 'command',
    action: 'addStaff',
    memberId: undefined,
    subject,
    address: '',
  }
}

function isRole(word: string | undefined): word is Role {
  return (everyRole as readonly (string | undefined)[]).includes(word)
}
