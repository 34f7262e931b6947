import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database, Table } from '#platform/database/database.ts'
import type { CheckInCode } from '../check-in-codes.ts'
import type { CheckInCodes } from '../ports.ts'

const CodeTable = defineEntity({
  name: 'CheckInCode',
  schema: 'loyalty',
  tableName: 'check_in_code',
  properties: {
    id: p.uuid().primary(),
    code: p.text().unique(),
    description: p.text().unique(),
    pointsValue: p.integer(),
    isActive: p.boolean(),
  },
})

export const codeTables: readonly Table[] = [CodeTable] as never

export function codesInDatabase(database: Database, cache: Cache): CheckInCodes {
  const codes = cache.readThrough(
    'check-in-codes',
    async (): Promise<readonly CheckInCode[]> => {
      const rows = await database.entities().find(CodeTable, {}, { orderBy: { description: 'asc' } })
      // Plain objects: every check-in walks through them, and an entity computes each of its properties.
      return rows.map(row => ({
        id: row.id,
        code: row.code,
        description: row.description,
        pointsValue: row.pointsValue,
        isActive: row.isActive,
      }))
    },
    // Phones check in within a transaction, that of their request's key.
    { keepsFromTransactions: true },
  )
  return {
    all: () => codes.get(''),
    async addMissing(added) {
      await database
        .entities()
        .upsertMany(CodeTable, [...added], { onConflictFields: ['description'], onConflictAction: 'ignore' })
      cache.invalidate('check-in-codes', '')
    },
  }
}
