import type { Database } from '#platform/database/database.ts'
import type { TermsPorts } from '../ports.ts'

/** The ledger reads this version for entries whose points don't come from the program (D-168). */
export function versionInDatabase(database: Database): Pick<TermsPorts, 'recordVersion'> {
  const record = database.effect('record-program-version', 'update loyalty.programme set version = $1')
  return { recordVersion: version => record(version) }
}
