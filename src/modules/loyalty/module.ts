import { transactionsOn } from '#platform/database/transactions.ts'
import { unmeasured } from '#platform/metrics/measures.ts'
import type { Module, Platform } from '#platform/module.ts'
import { loyaltyArchive } from './adapters/archive.ts'
import { verifyLedger } from './adapters/verify-ledger.ts'
import { checkInRoutes } from './check-in/adapters/check-in-routes.ts'
import { codeRoutes, seedRoutes } from './check-in/adapters/code-routes.ts'
import { codesInDatabase, codeTables } from './check-in/adapters/codes-in-database.ts'
import { deskCheckInRoutes } from './check-in/adapters/desk-check-in-routes.ts'
import { deskScreenRoutes } from './check-in/adapters/desk-screen-routes.ts'
import { measuredCheckIns } from './check-in/adapters/measured-check-ins.ts'
import {
  expiredScanProofs,
  ScanProofTable,
  scanProofsInDatabase,
} from './check-in/adapters/scan-proofs-in-database.ts'
import { DeskScreenTable, screensInDatabase } from './check-in/adapters/screens-in-database.ts'
import { signerByHmac } from './check-in/adapters/signer-by-hmac.ts'
import { waitingScanRoutes } from './check-in/adapters/waiting-scan-routes.ts'
import {
  expiredWaitingScans,
  WaitingScanTable,
  waitingScansInDatabase,
} from './check-in/adapters/waiting-scans-in-database.ts'
import { type CheckIn, openCheckIn } from './check-in/check-in.ts'
import { previewCheckInCodes } from './check-in/list-check-in-codes.ts'
import type { CheckInPorts } from './check-in/ports.ts'
import {
  mergedAccountsInDatabase,
  mergingMigrations,
} from './merging/adapters/merged-accounts-in-database.ts'
import { openMerging } from './merging/merging.ts'
import { AccountTable, LedgerEntryTable, ledgerInDatabase } from './points/adapters/ledger-in-database.ts'
import { pointsMovedInDatabase } from './points/adapters/points-moved-in-database.ts'
import { patientPointsRoutes, pointsRoutes } from './points/adapters/points-routes.ts'
import { openPoints } from './points/points.ts'
import type { Ledger, PointsPorts } from './points/ports.ts'
import { claimantsInDatabase } from './rewards/adapters/claimants-in-database.ts'
import { goalsInDatabase, goalTables } from './rewards/adapters/goals-in-database.ts'
import { offerRoutes, patientRewardRoutes, rewardRoutes } from './rewards/adapters/reward-routes.ts'
import { voucherRoutes } from './rewards/adapters/voucher-routes.ts'
import {
  VoucherMarkTable,
  VoucherTable,
  vouchersInDatabase,
} from './rewards/adapters/vouchers-in-database.ts'
import type { RewardsPorts } from './rewards/ports.ts'
import { type DraftedRewards, previewRewards } from './rewards/preview-rewards.ts'
import { openRewards } from './rewards/rewards.ts'
import { ProgramVersionTable, versionInDatabase } from './terms/adapters/version-in-database.ts'
import { openTerms } from './terms/terms.ts'
import { awardRoutes } from './treatments/adapters/award-routes.ts'
import { TreatmentTable, treatmentsInDatabase } from './treatments/adapters/treatments-in-database.ts'
import type { TreatmentsPorts } from './treatments/ports.ts'
import { openTreatments } from './treatments/treatments.ts'

interface LoyaltySettings {
  readonly sessionKeys: readonly string[]
  readonly demo: boolean
}

type Others = Pick<
  PointsPorts & RewardsPorts & CheckInPorts & TreatmentsPorts,
  | 'serviceOf'
  | 'worthOf'
  | 'locationOf'
  | 'patientByEmail'
  | 'holdPatient'
  | 'patientById'
  | 'namesOf'
  | 'addSpend'
  | 'takeBackSpend'
  | 'notifyMember'
  | 'announceOffer'
  | 'tierNames'
  | 'clinicSettings'
>

export const loyaltyModule = {
  archive: loyaltyArchive,
  migrations: mergingMigrations,
  tables: [
    ...codeTables,
    ...goalTables,
    DeskScreenTable,
    ScanProofTable,
    WaitingScanTable,
    AccountTable,
    LedgerEntryTable,
    VoucherTable,
    VoucherMarkTable,
    TreatmentTable,
    ProgramVersionTable,
  ],
  routes: {
    'check-in': {
      description: 'Check-ins: the codes, the desk screen, and scans that are waiting for the front desk.',
      routes: [
        ...checkInRoutes,
        ...codeRoutes,
        ...seedRoutes,
        ...deskCheckInRoutes,
        ...deskScreenRoutes,
        ...waitingScanRoutes,
      ],
    },
    rewards: {
      description: 'Rewards, vouchers and personal offers.',
      routes: [...rewardRoutes, ...offerRoutes, ...patientRewardRoutes, ...voucherRoutes],
    },
    points: {
      description: 'Members’ points transactions, and corrections by staff.',
      routes: [...pointsRoutes, ...patientPointsRoutes],
    },
    treatments: {
      description: 'Points for treatments, which staff award and can undo.',
      routes: awardRoutes,
    },
  },
  retention: [expiredScanProofs, expiredWaitingScans],
  verify: async database => (await verifyLedger(database)).violations,
  open(platform: Platform<LoyaltySettings>, others: Others) {
    const { settings, eachDay } = platform
    const rooms = openRooms(platform, others)
    const { points, rewards, checkIn, treatments, terms, merging } = rooms
    // Heavy reads run at night, notifications during the day.
    eachDay({ name: 'ledger check', from: '03:00', until: '23:50', work: () => checkLedger(platform) })
    eachDay({
      name: 'ending vouchers',
      from: '10:00',
      until: '19:00',
      work: async () => `${await rewards.remindOfEndingVouchers()} reminded`,
    })
    return {
      ...points,
      ...rewards,
      ...checkIn,
      ...treatments,
      ...terms,
      ...merging,
      codesArePublic: settings.demo,
      /** All points that this person or key has moved since then. Call it in the transaction that moves more. */
      pointsMovedBy: pointsMovedInDatabase(platform.database),
      previewCheckInCodes,
      previewRewards: (drafted: DraftedRewards) => previewRewards(platform, drafted),
      /** All loyalty data of the member: balance, ledger, vouchers, treatments and waiting scans. */
      personalDataOf: async (memberId: string) => ({
        ...(await points.personalDataOf(memberId)),
        ...(await rewards.personalDataOf(memberId)),
        ...(await treatments.personalDataOf(memberId)),
        ...(await checkIn.personalDataOf(memberId)),
      }),
      /** The ledger and treatments stay, under an ID that no longer belongs to anyone (D-33). */
      async eraseMembers(memberIds: readonly string[]) {
        await checkIn.eraseMembers(memberIds)
        await rewards.eraseMembers(memberIds)
      },
    }
  },
} satisfies Module

/** Opens the rooms. They share the ledger, and each sees only the part it needs (D-124). */
function openRooms(platform: Platform<LoyaltySettings>, others: Others) {
  const { settings, database, cache, measures, now, timeZone } = platform
  const whole = transactionsOn(database)
  const ledger: Ledger = ledgerInDatabase(database, cache)
  const own = { ...others, ledger, now, timeZone, inTransaction: database.inTransaction }
  const goals = goalsInDatabase(database, cache, { now, timeZone })
  const codes = codesInDatabase(database, cache)
  const screens = screensInDatabase(database, cache)
  const points = openPoints(own)
  const rewards = openRewards({
    ...own,
    goals,
    claimants: claimantsInDatabase(database),
    vouchers: vouchersInDatabase(database),
  })
  const counted = (room: CheckIn) =>
    measures === unmeasured ? room : measuredCheckIns(room, measures, database)
  const checkIn = openCheckIn({
    ...own,
    codes,
    screens,
    scanProofs: scanProofsInDatabase(database),
    waitingScans: waitingScansInDatabase(database, cache),
    signer: signerByHmac(settings.sessionKeys),
    secretPrefix: settings.demo ? 'VELORA-' : '',
  })
  const treatments = openTreatments({ ...own, treatments: treatmentsInDatabase(database) })
  const terms = openTerms({
    goals,
    codes,
    moveScreens: screens.move,
    ...versionInDatabase(database),
    now,
    timeZone,
  })
  return {
    terms,
    merging: openMerging({ ledger, mergedAccounts: mergedAccountsInDatabase(database, cache) }),
    points: whole(points, 'adjustPoints'),
    rewards: whole(rewards, 'redeemGoal', 'redeemVoucher', 'undoRedemption', 'sendOffer'),
    checkIn: whole(counted(checkIn), 'checkInAtDesk', 'confirmScan', 'declineScan'),
    treatments: whole(treatments, 'awardTreatment', 'undoAward'),
  }
}

/** Checks the ledger's invariants and returns a short summary. */
async function checkLedger({ withoutTimeouts, log }: Platform): Promise<string> {
  const { members, entries, violations } = await withoutTimeouts(database => verifyLedger(database))
  if (violations.length === 0) return `holds: ${members} members, ${entries} entries`
  log.error({ violations: violations.length, first: violations.slice(0, 20) }, 'the ledger does not hold')
  return `${violations.length} violations`
}
