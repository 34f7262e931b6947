import { openLog } from '#platform/http/log.ts'
import { everyRole, type Role } from '#platform/http/route.ts'
import { readSettings } from './settings.ts'
import { openAll } from './start.ts'

const [name, role] = process.argv.slice(2)
try {
  if (!name || !isRole(role)) throw new Error(`npm run staff:add -- "Full Name" "${everyRole.join('" | "')}"`)
  const settings = readSettings(process.env)
  const { modules, close } = await openAll({ ...settings, workers: false }, {}, openLog(settings.logLevel))
  const { code } = await modules.identity.addStaff(name, role)
  await close()
  process.stdout.write(`${name} (${role}) opens the staff area with ${code}. The code is shown only now.\n`)
} catch (error) {
  process.stderr.write(`Nobody was added: ${(error as Error).message}\n`)
  process.exitCode = 1
}

function isRole(word: string | undefined): word is Role {
  return (everyRole as readonly (string | undefined)[]).includes(word)
}
