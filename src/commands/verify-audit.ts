import { hashAt, verifyAudit } from '../modules/identity/audit/adapters/audit-chain-in-database.ts'
import { verify } from './verification.ts'

const [known] = process.argv.slice(2)

await verify('The audit log', async database => {
  const { sealed, waiting, head, broken } = await verifyAudit(database)
  if (broken) return { holds: false, lines: [`audit log broken: ${broken}`] }
  const [, number = '', hash = ''] = /^(\d+):([0-9a-f]{64})$/.exec(known ?? '') ?? []
  if (known && !hash)
    return { holds: false, lines: [`“${known}” isn’t a hash from this command, such as ${sealed}:${head}`] }
  if (known && (await hashAt(database, number)) !== hash)
    return {
      holds: false,
      lines: [`audit log broken: number ${number} has changed since ${hash} was recorded`],
    }
  return {
    holds: true,
    lines: [`audit log verified: ${sealed} entries, ${waiting} to be sealed; head ${sealed}:${head}`],
  }
})
