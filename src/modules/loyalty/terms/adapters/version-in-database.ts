import { defineEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { TermsPorts } from '../ports.ts'

export const ProgramVersionTable = defineEntity({
  name: 'ProgramVersion',
  tableName: 'loyalty.programme',
  properties: { version: p.integer().primary().autoincrement(false) },
})

/** The ledger reads this version for entries whose points don't come from the program (D-168). */
export function versionInDatabase(database: Database): Pick<TermsPorts, 'recordVersion'> {
  return {
    async recordVersion(version) {
      await database.em().nativeUpdate(ProgramVersionTable, {}, { version })
    },
  }
}
