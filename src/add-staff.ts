import { openLog } from '#platform/http/log.ts'
import { everyRole, type Role } from '#platform/http/route.ts'
import { newId } from '#platform/kernel/ids.ts'
import { auditInDatabase } from './modules/identity/adapters/database.ts'
import { readSettings } from './settings.ts'
import { openAll } from './start.ts'

const [name, role] = process.argv.slice(2)
try {
  if (!name || !isRole(role)) throw new Error(`npm run staff:add -- "Full Name" "${everyRole.join('" | "')}"`)
  const settings = readSettings(process.env)
  const { database, modules, close } = await openAll(
    { ...settings, workers: false },
    {},
    openLog(settings.logLevel),
  )
  const { code } = await database.inTransaction(async () => {
    const issued = await modules.identity.addStaff(name, role)
    await auditInDatabase(database)(byCommand(`staff ${name} (${role})`))
    return issued
  })
  await close()
  process.stdout.write(`${name} (${role}) opens the staff area with ${code}. The code is shown only now.\n`)
} catch (error) {
  process.stderr.write(`Nobody was added: ${(error as Error).message}\n`)
  process.exitCode = 1
}

/** Whoever may run commands here is nobody in particular to the clinic. */
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
