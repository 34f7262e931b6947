import { verifyLedger } from '../modules/loyalty/adapters/verify-ledger.ts'
import { verify } from './verification.ts'

await verify('The ledger', async database => {
  const { members, entries, violations } = await verifyLedger(database)
  if (violations.length > 0) return { holds: false, lines: violations }
  return { holds: true, lines: [`ledger verified: ${members} members, ${entries} entries`] }
})
