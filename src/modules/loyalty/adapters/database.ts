import type { Database } from '#platform/database/database.ts'
import type { Memory } from '#platform/database/remembered.ts'
import type { CheckInCode } from '../check-in-codes.ts'
import type { Goal } from '../goals.ts'
import type { CheckInCodes, Goals, LoyaltyPorts } from '../ports.ts'
import { ledgerInDatabase } from './ledger-in-database.ts'
import { scanProofsInDatabase } from './scan-proofs-in-database.ts'
import { screensInDatabase } from './screens-in-database.ts'
import { CodeTable, GoalTable } from './tables.ts'
import { treatmentsInDatabase } from './treatments-in-database.ts'
import { vouchersInDatabase } from './vouchers-in-database.ts'
import { waitingScansInDatabase } from './waiting-scans-in-database.ts'

export function loyaltyInDatabase(
  database: Database,
  memory: Memory,
): Pick<
  LoyaltyPorts,
  'ledger' | 'codes' | 'goals' | 'vouchers' | 'treatments' | 'screens' | 'scanProofs' | 'waitingScans'
> {
  return {
    ledger: ledgerInDatabase(database, memory),
    codes: codesInDatabase(database, memory),
    goals: goalsInDatabase(database, memory),
    vouchers: vouchersInDatabase(database),
    treatments: treatmentsInDatabase(database),
    screens: screensInDatabase(database, memory),
    scanProofs: scanProofsInDatabase(database),
    waitingScans: waitingScansInDatabase(database, memory),
  }
}

function codesInDatabase(database: Database, memory: Memory): CheckInCodes {
  const codes = memory.remember('check-in-codes', async (): Promise<readonly CheckInCode[]> => {
    return database.entities().find(CodeTable, {}, { orderBy: { description: 'asc' } })
  })
  return {
    all: () => codes.recall(''),
    async addMissing(added) {
      await database
        .entities()
        .upsertMany(CodeTable, [...added], { onConflictFields: ['description'], onConflictAction: 'ignore' })
      memory.forget('check-in-codes', '')
    },
  }
}

function goalsInDatabase(database: Database, memory: Memory): Goals {
  const goals = memory.remember('goals-in-order', async (): Promise<readonly Goal[]> => {
    return database.entities().find(GoalTable, {}, { orderBy: { sortOrder: 'asc', pointsRequired: 'asc' } })
  })
  return {
    all: () => goals.recall(''),
    async add(added) {
      await database.entities().insertMany(GoalTable, [...added])
      memory.forget('goals-in-order', '')
      memory.forget('goals', '')
    },
  }
}
