import { transactionsOn } from '#platform/database/transactions.ts'
import { openCheckIn } from '../../../src/modules/loyalty/check-in/check-in.ts'
import type { CheckInCode } from '../../../src/modules/loyalty/check-in/check-in-codes.ts'
import type { CheckInPorts, WaitingScan } from '../../../src/modules/loyalty/check-in/ports.ts'
import type { NewEntry, PostedEntry } from '../../../src/modules/loyalty/points/ledger.ts'
import { openPoints } from '../../../src/modules/loyalty/points/points.ts'
import type { PointsPorts } from '../../../src/modules/loyalty/points/ports.ts'
import type { Goal } from '../../../src/modules/loyalty/rewards/goals.ts'
import type { RewardsPorts } from '../../../src/modules/loyalty/rewards/ports.ts'
import { openRewards } from '../../../src/modules/loyalty/rewards/rewards.ts'
import type { TreatmentsPorts } from '../../../src/modules/loyalty/treatments/ports.ts'
import { openTreatments } from '../../../src/modules/loyalty/treatments/treatments.ts'
import { clockAt } from '../../support/clock.ts'
import { scanProofsInMemory, screensInMemory, waitingScansInMemory } from './check-in-in-memory.ts'
import { ledgerInMemory } from './ledger-in-memory.ts'
import { treatmentsInMemory } from './treatments-in-memory.ts'
import { vouchersInMemory } from './vouchers-in-memory.ts'

export const mia = 'mia'
export const noor = 'noor'
export const ines = 'staff:ines'

const people = new Map(
  [
    { id: mia, firstName: 'Mia', lastName: 'Hart', role: 'member' as const },
    { id: noor, firstName: 'Noor', lastName: '', role: 'member' as const },
    { id: 'olga', firstName: 'Olga', lastName: 'Ray', role: 'staff' as const },
  ].map(person => [person.id, { ...person, email: `${person.id}@velora.test` }]),
)

const offered = { isArchived: false, programmeVersion: 4 }
const services = new Map([
  ['facial', { name: 'HydraFacial', points: 65, spendCents: 199_00, ...offered }],
  ['tint', { name: 'Brow tint', points: 1, spendCents: 15_00, ...offered }],
  ['talk', { name: 'Consultation', points: 0, spendCents: 50_00, ...offered }],
  ['mask', { name: 'Clay mask', points: 10, spendCents: 40_00, ...offered, isArchived: true }],
])

const keptGoal = {
  imageUrl: null,
  worthCents: null,
  validDays: null,
  repeatDays: null,
  stock: null,
  tiers: [],
  startsOn: null,
  endsOn: null,
  isPaused: false,
  isArchived: false,
  programmeVersion: null,
}

/** Loyalty over ports that keep everything in memory: for rules that no database has a part in. */
export function openClinic(settings: { readonly printedCodesCount?: boolean } = {}) {
  const clock = clockAt('2026-11-21T18:00:00Z')
  const entries: (NewEntry & PostedEntry)[] = []
  const treatments = treatmentsInMemory(
    memberId => entries.filter(entry => entry.memberId === memberId).length,
  )
  const ledger = ledgerInMemory(entries, treatments.kept)
  const vouchers = vouchersInMemory()
  const scans: WaitingScan[] = []
  const codes: CheckInCode[] = []
  /** Of rewards of which there are so many only. */
  const left = new Map<string, number>()
  const memberTiers = new Map<string, string>()
  const goals: Goal[] = []
  const notifications: {
    readonly memberId: string
    readonly title: string
    readonly message: string
    readonly type: string
  }[] = []
  const announced: unknown[] = []
  const spent: [string, number][] = []
  /** Who was found a moment ago, and has left since. */
  const gone = new Set<string>()
  /** Takes back what a refused call did. */
  const inTransaction = async <T>(work: () => Promise<T>): Promise<T> => {
    const tables: unknown[][] = [entries, treatments.kept, spent, notifications]
    const before = tables.map(rows => [...rows])
    try {
      return await work()
    } catch (error) {
      for (const [place, rows] of tables.entries()) rows.splice(0, rows.length, ...(before[place] ?? []))
      throw error
    }
  }
  const ports: PointsPorts & RewardsPorts & CheckInPorts & TreatmentsPorts = {
    ledger,
    vouchers,
    treatments,
    codes: {
      all: async () => codes,
      addMissing: async missing => {
        const known = new Set(codes.map(({ description }) => description))
        codes.push(...missing.filter(({ description }) => !known.has(description)))
      },
    },
    goals: {
      all: async () => goals,
      add: async more => {
        goals.push(...more.map(goal => ({ ...keptGoal, ...goal })))
      },
    },
    claimants: {
      read: async memberId => {
        const claims = vouchers.kept.filter(voucher => voucher.memberId === memberId)
        return {
          balance: await ledger.balanceOf(memberId),
          tier: memberTiers.get(memberId) ?? 'Bronze',
          claims: new Map(claims.map(({ goalId, issuedAt }) => [goalId ?? '', issuedAt])),
          left,
        }
      },
      takeFromStock: async goalId => {
        const before = left.get(goalId) ?? 0
        if (before > 0) left.set(goalId, before - 1)
        return before > 0
      },
    },
    tierNames: async () => new Map([['Platinum', 'Diamond']]),
    screens: screensInMemory(),
    scanProofs: scanProofsInMemory(),
    waitingScans: waitingScansInMemory(scans, ledger.entries),
    signer: {
      sign: text => `signature-of-${text.replaceAll(/\W/g, '_')}`,
      verify: (text, signature) => signature === `signature-of-${text.replaceAll(/\W/g, '_')}`,
    },
    houseRules: async () => ({ printedCodes: settings.printedCodesCount ?? true }),
    secretPrefix: 'VELORA-',
    now: clock.now,
    timeZone: 'America/Los_Angeles',
    inTransaction,
    serviceOf: async id => services.get(id),
    worthOf: async id => services.get(id),
    locationOf: async id => (id === 'downtown' ? { name: 'Downtown' } : undefined),
    patientByEmail: async email => {
      const person = [...people.values()].find(person => person.email === email && person.role === 'member')
      return person && { id: person.id, name: `${person.firstName} ${person.lastName}`.trim() }
    },
    holdPatient: async id => people.has(id) && !gone.has(id),
    namesOf: async ids => new Map(ids.flatMap(id => [...people].filter(([known]) => known === id))),
    patientById: async id => people.get(id),
    announceOffer: async (memberId, offer) => void announced.push({ memberId, ...offer }),
    addSpend: async (memberId, cents) => void spent.push([memberId, cents]),
    takeBackSpend: async (memberId, cents) => void spent.push([memberId, -cents]),
    notifyMember: async (memberId, message) => void notifications.push({ memberId, ...message }),
  }
  const whole = transactionsOn({ inTransaction })
  const rooms = [
    openPoints(ports),
    openRewards(ports),
    openCheckIn(ports),
    whole(openTreatments(ports), 'awardTreatment', 'awardRequest'),
  ] as const
  const [points, rewards, checkIn, treated] = rooms
  const loyalty = {
    ...points,
    ...rewards,
    ...checkIn,
    ...treated,
    personalDataOf: async (memberId: string) =>
      Object.assign({}, ...(await Promise.all(rooms.map(room => room.personalDataOf(memberId))))) as object,
    async eraseMember(memberId: string) {
      await checkIn.eraseMember(memberId)
      await rewards.eraseMember(memberId)
    },
  }
  const give = (memberId: string, points: number) =>
    loyalty.adjustPoints({ memberId, type: 'add', points, reason: 'A gift', actor: ines })
  return {
    loyalty,
    clock,
    ledger,
    vouchers,
    treatments,
    codes,
    goals,
    left,
    memberTiers,
    scans,
    notifications,
    announced,
    spent,
    gone,
    give,
  }
}

export type Clinic = ReturnType<typeof openClinic>
