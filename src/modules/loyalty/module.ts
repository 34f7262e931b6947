import type { Database } from '#platform/database/database.ts'
import { transactionsOn } from '#platform/database/transactions.ts'
import type { Module, Platform } from '#platform/module.ts'
import { loyaltyInDatabase } from './adapters/database.ts'
import { deskRoutes } from './adapters/desk-http.ts'
import { loyaltyRoutes } from './adapters/http.ts'
import { reminderMigrations } from './adapters/reminder-tables.ts'
import { expiredScanProofs } from './adapters/scan-proofs-in-database.ts'
import { sealByHmac } from './adapters/seal-by-hmac.ts'
import { loyaltyMigrations, loyaltyTables } from './adapters/tables.ts'
import { verifyLedger } from './adapters/verify-ledger.ts'
import { expiredWaitingScans } from './adapters/waiting-scans-in-database.ts'
import { openLoyalty } from './loyalty.ts'
import type { LoyaltyPorts } from './ports.ts'

interface LoyaltySettings {
  readonly sessionKeys: readonly string[]
  readonly printedCodes: boolean
  readonly demo: boolean
}

type Others = Pick<
  LoyaltyPorts,
  | 'serviceOf'
  | 'locationOf'
  | 'patientByEmail'
  | 'patientById'
  | 'namesOf'
  | 'addSpend'
  | 'takeBackSpend'
  | 'notifyMember'
  | 'announceOffer'
>

export const loyaltyModule = {
  migrations: [...loyaltyMigrations, ...reminderMigrations],
  tables: loyaltyTables,
  routes: {
    loyalty: {
      description: 'Points and what they buy: check-ins, goals, vouchers and every points transaction.',
      routes: loyaltyRoutes,
    },
    desk: {
      description:
        'What the front desk does with points: awards, vouchers, and the screen that shows a check-in code.',
      routes: deskRoutes,
    },
  },
  retention: [expiredScanProofs, expiredWaitingScans],
  open(platform: Platform<LoyaltySettings>, others: Others) {
    const { settings, database, cache, now, timeZone, eachDay } = platform
    const door = openLoyalty({
      ...loyaltyInDatabase(database, cache),
      seal: sealByHmac(settings.sessionKeys),
      printedCodesCount: settings.printedCodes,
      inTransaction: database.inTransaction,
      now,
      timeZone,
      ...others,
    })
    // At night what reads much, by day what members hear of.
    eachDay({ name: 'ledger check', from: '03:00', until: '23:50', work: () => checkLedger(platform) })
    eachDay({
      name: 'ending vouchers',
      from: '10:00',
      until: '19:00',
      work: async () => `${await door.remindOfEndingVouchers()} reminded`,
    })
    const whole = transactionsOn(database)(
      door,
      'redeemGoal',
      'awardTreatment',
      'undoAward',
      'redeemVoucher',
      'takeBackVoucher',
      'confirmScan',
      'declineScan',
      'adjustPoints',
      'sendOffer',
    )
    return { ...whole, codesArePublic: settings.demo }
  },
} satisfies Module

/** Looks whether the ledger's invariants hold, and says it in a few words. */
async function checkLedger({ patiently, log }: Pick<Platform, 'patiently' | 'log'>): Promise<string> {
  const { members, entries, violations } = await patiently((database: Database) => verifyLedger(database))
  if (violations.length === 0) return `holds: ${members} members, ${entries} entries`
  log.error({ violations: violations.length, first: violations.slice(0, 20) }, 'the ledger does not hold')
  return `${violations.length} violations`
}
