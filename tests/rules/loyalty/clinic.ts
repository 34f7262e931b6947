import type { CheckInCode } from '../../../src/modules/loyalty/check-in-codes.ts'
import type { Goal } from '../../../src/modules/loyalty/goals.ts'
import type { NewEntry, PostedEntry } from '../../../src/modules/loyalty/ledger.ts'
import { openLoyalty } from '../../../src/modules/loyalty/loyalty.ts'
import type { DeskScreen, Ledger, LoyaltyPorts, UndoneTreatment } from '../../../src/modules/loyalty/ports.ts'
import { NotEnoughPoints } from '../../../src/modules/loyalty/refusals.ts'
import type { WaitingScan } from '../../../src/modules/loyalty/scan-ports.ts'
import type { Voucher } from '../../../src/modules/loyalty/vouchers.ts'
import { clockAt } from '../../support/clock.ts'

type KeptVoucher = Voucher & {
  readonly occasion?: string
  readonly reminded?: boolean
  readonly marks: unknown[]
}

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

const services = new Map([
  ['facial', { name: 'HydraFacial', pointsEarned: 65, priceCents: 199_00 }],
  ['tint', { name: 'Brow tint', pointsEarned: 1, priceCents: 15_00 }],
  ['talk', { name: 'Consultation', pointsEarned: 0, priceCents: 50_00 }],
])

/** Loyalty over ports that keep everything in memory: for rules that no database has a part in. */
export function openClinic(settings: { readonly printedCodesCount?: boolean } = {}) {
  const clock = clockAt('2026-11-21T18:00:00Z')
  const treatments = treatmentsInMemory()
  const ledger = ledgerInMemory(treatments.kept)
  const vouchers = vouchersInMemory()
  const scans: WaitingScan[] = []
  const codes: CheckInCode[] = []
  const goals: Goal[] = []
  const notifications: (Parameters<LoyaltyPorts['notifyMember']>[1] & { readonly memberId: string })[] = []
  const announced: unknown[] = []
  const spent: [string, number][] = []
  const ports: LoyaltyPorts = {
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
    goals: { all: async () => goals, add: async more => void goals.push(...more) },
    screens: screensInMemory(),
    scanProofs: scanProofsInMemory(),
    waitingScans: waitingScansInMemory(scans, ledger.entries),
    seal: {
      sign: text => `signature-of-${text.replaceAll(/\W/g, '_')}`,
      fits: (text, signature) => signature === `signature-of-${text.replaceAll(/\W/g, '_')}`,
    },
    printedCodesCount: settings.printedCodesCount ?? true,
    now: clock.now,
    timeZone: 'America/Los_Angeles',
    inTransaction: work => work(),
    serviceOf: async id => services.get(id),
    locationOf: async id => (id === 'downtown' ? { name: 'Downtown' } : undefined),
    patientByEmail: async email => {
      const person = [...people.values()].find(person => person.email === email && person.role === 'member')
      return person && { id: person.id, name: `${person.firstName} ${person.lastName}`.trim() }
    },
    namesOf: async ids => new Map(ids.flatMap(id => [...people].filter(([known]) => known === id))),
    patientById: async id => people.get(id),
    announceOffer: async (memberId, offer) => void announced.push({ memberId, ...offer }),
    addSpend: async (memberId, cents) => void spent.push([memberId, cents]),
    takeBackSpend: async (memberId, cents) => void spent.push([memberId, -cents]),
    notifyMember: async (memberId, message) => void notifications.push({ memberId, ...message }),
  }
  const loyalty = openLoyalty(ports)
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
    scans,
    notifications,
    announced,
    spent,
    give,
  }
}

export type Clinic = ReturnType<typeof openClinic>

function ledgerInMemory(
  treatments: readonly UndoneTreatment[],
): Ledger & { readonly entries: readonly (NewEntry & PostedEntry)[] } {
  const entries: (NewEntry & PostedEntry)[] = []
  const of = (memberId: string) => entries.filter(entry => entry.memberId === memberId)
  const balance = (memberId: string) => of(memberId).at(-1)?.balanceAfter ?? 0
  const isCounted = (memberId: string, reference: string) =>
    of(memberId).some(entry => entry.reference === reference)
  const placeOf = ({ memberId, number }: NewEntry & PostedEntry) =>
    treatments.find(each => each.memberId === memberId && each.entryNumber === number)?.locationId ?? null
  const add = (entry: NewEntry) => {
    const before = balance(entry.memberId)
    if (before + entry.amount < 0) throw new NotEnoughPoints(before, -entry.amount)
    const posted = { ...entry, number: of(entry.memberId).length + 1, balanceAfter: before + entry.amount }
    entries.push(posted)
    return posted
  }
  return {
    entries,
    async post(entry, counted) {
      if (entry.reference !== undefined && isCounted(entry.memberId, entry.reference)) throw counted()
      return add(entry)
    },
    setBalance: async (entry, wanted) =>
      wanted === balance(entry.memberId)
        ? undefined
        : add({ ...entry, amount: wanted - balance(entry.memberId) }),
    balanceOf: async memberId => balance(memberId),
    entriesOf: async (memberId, limit, before = Number.POSITIVE_INFINITY) =>
      of(memberId)
        .filter(({ number }) => number < before)
        .reverse()
        .slice(0, limit)
        .map(entry => ({ ...entry, locationId: placeOf(entry) })),
    countOf: async memberId => of(memberId).length,
    references: async (memberId, references) =>
      new Set(references.filter(reference => isCounted(memberId, reference))),
  }
}

function vouchersInMemory() {
  const kept: KeptVoucher[] = []
  const change = (voucher: KeptVoucher, changes: Partial<KeptVoucher>) => {
    const changed = { ...voucher, ...changes }
    kept[kept.indexOf(voucher)] = changed
    return changed
  }
  const usedSince = (since: Date) => kept.filter(({ usedAt }) => usedAt !== null && usedAt >= since)
  const vouchers: LoyaltyPorts['vouchers'] = {
    issue: async voucher => void kept.push({ ...voucher, marks: [] }),
    async issueOnce(voucher, occasion) {
      if (kept.some(each => each.memberId === voucher.memberId && each.occasion === occasion)) return false
      kept.push({ ...voucher, occasion, marks: [] })
      return true
    },
    of: async memberId => kept.filter(voucher => voucher.memberId === memberId).reverse(),
    takeEnding: async ({ at, until, issuedBefore, limit }) =>
      kept
        .filter(({ expiresAt, usedAt, issuedAt, reminded }) => {
          const isOpen = !usedAt && !reminded && issuedAt < issuedBefore
          return isOpen && expiresAt !== null && expiresAt > at && expiresAt <= until
        })
        .slice(0, limit)
        .map(voucher => change(voucher, { reminded: true })),
    find: async code => kept.find(voucher => voucher.code === code),
    async use({ code, ...mark }) {
      const ready = kept.find(voucher => voucher.code === code && !voucher.usedAt)
      if (!ready || (ready.expiresAt && ready.expiresAt <= mark.at)) return undefined
      return change(ready, { usedAt: mark.at, marks: [...ready.marks, mark] })
    },
    async takeBack({ code, ...mark }, since) {
      const used = usedSince(since).find(voucher => voucher.code === code)
      return used && change(used, { usedAt: null, marks: [...used.marks, mark] })
    },
    usedSince: async (since, limit, before) =>
      usedSince(since)
        .filter(({ usedAt }) => !before || (usedAt && usedAt < before.at))
        .toSorted((a, b) => Number(b.usedAt) - Number(a.usedAt))
        .slice(0, limit),
    countUsedSince: async since => usedSince(since).length,
    async anonymize(memberId, at) {
      for (const voucher of kept.filter(each => each.memberId === memberId))
        change(voucher, { code: '', expiresAt: voucher.usedAt ? voucher.expiresAt : at })
    },
  }
  return { ...vouchers, kept }
}

function treatmentsInMemory() {
  const kept: UndoneTreatment[] = []
  const awarded = (since: Date) => kept.filter(({ kind, at }) => kind === 'treatment' && at >= since)
  const treatments: LoyaltyPorts['treatments'] = {
    async record(treatment) {
      const isSame = (other: UndoneTreatment) =>
        other.memberId === treatment.memberId &&
        other.serviceId === treatment.serviceId &&
        other.clinicDay === treatment.clinicDay
      if (!treatment.countedAgain && kept.some(other => !other.undoneAt && isSame(other))) return false
      kept.push({ ...treatment, undoneAt: null })
      return true
    },
    standing: async memberId =>
      kept
        .filter(treatment => treatment.memberId === memberId && !treatment.undoneAt)
        .map(({ serviceId, clinicDay }) => ({ serviceId, treatmentDate: clinicDay })),
    holds: async (memberId, { serviceId, treatmentDate }) =>
      kept.some(
        treatment =>
          treatment.memberId === memberId &&
          treatment.serviceId === serviceId &&
          treatment.clinicDay === treatmentDate &&
          !treatment.undoneAt,
      ),
    of: async memberId => kept.filter(treatment => treatment.memberId === memberId),
    awardedSince: async (since, limit, before) =>
      awarded(since)
        .filter(({ id }) => !before || id < before)
        .reverse()
        .slice(0, limit),
    countAwardedSince: async since => awarded(since).length,
    async undo({ id, since, at }) {
      const award = awarded(since).find(treatment => treatment.id === id && !treatment.undoneAt)
      if (!award) return undefined
      const undone = { ...award, undoneAt: at }
      kept[kept.indexOf(award)] = undone
      return undone
    },
    findAward: async id => kept.find(treatment => treatment.id === id && treatment.kind === 'treatment'),
  }
  return { ...treatments, kept }
}

function screensInMemory(): LoyaltyPorts['screens'] {
  const screens = new Map<string, DeskScreen>()
  const running = (at: Date) => [...screens.values()].filter(({ until }) => until > at).reverse()
  return {
    add: async screen => void screens.set(screen.id, screen),
    find: async id => screens.get(id),
    running: async at => running(at),
    end: async (id, at) => running(at).some(screen => screen.id === id) && screens.delete(id),
  }
}

function scanProofsInMemory(): LoyaltyPorts['scanProofs'] {
  const latest = new Map<string, string>()
  return {
    issue: async (memberId, id) => void latest.set(memberId, id),
    use: async (memberId, id) => latest.get(memberId) === id && latest.delete(memberId),
    forget: async memberId => void latest.delete(memberId),
  }
}

function waitingScansInMemory(
  kept: WaitingScan[],
  entries: readonly NewEntry[],
): LoyaltyPorts['waitingScans'] {
  const isCounted = ({ memberId, reference }: WaitingScan) =>
    entries.some(entry => entry.memberId === memberId && entry.reference === reference)
  const waiting = (since: Date) =>
    kept.filter(scan => scan.status === 'waiting' && scan.scannedAt > since && !isCounted(scan))
  return {
    async add(scan, since, most) {
      const own = kept.filter(({ memberId }) => memberId === scan.memberId)
      const same = own.find(({ reference }) => reference === scan.reference)
      if (same) return same.status
      if (own.filter(({ scannedAt }) => scannedAt > since).length >= most) return undefined
      kept.push(scan)
      return scan.status
    },
    waitingSince: async (since, limit, after = '') =>
      waiting(since)
        .filter(({ id }) => id > after)
        .slice(0, limit),
    countWaitingSince: async since => waiting(since).length,
    waitingOf: async (memberId, since) => waiting(since).filter(scan => scan.memberId === memberId),
    of: async memberId => kept.filter(scan => scan.memberId === memberId).reverse(),
    find: async id => kept.find(scan => scan.id === id),
    async decide({ id, status, at, since }) {
      const found = kept.find(scan => scan.id === id && scan.status === 'waiting' && scan.scannedAt > since)
      if (!found) return undefined
      const decided = { ...found, status, decidedAt: at }
      kept[kept.indexOf(found)] = decided
      return decided
    },
    async forget(memberId) {
      for (const scan of kept.filter(each => each.memberId === memberId)) kept.splice(kept.indexOf(scan), 1)
    },
  }
}
