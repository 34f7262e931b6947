import { dayOf, hourMs } from './calendar.ts'

/** How an operation is answered: its status, or its refusal's code. */
export type Said = string | number

export const channels = ['email', 'push', 'sms'] as const
export type Channel = (typeof channels)[number]

export interface Service {
  readonly index: number
  readonly points: number
  readonly priceCents: number
}

export interface Treatment {
  readonly kind: 'award' | 'request'
  readonly service: number
  readonly day: string
  readonly points: number
  readonly priceCents: number
  readonly at: number
  /** The number of its entry; null for a service without points. */
  readonly entry: number | null
  isUndone: boolean
}

export interface Voucher {
  /** Which goal it is for, or the month of an offer. */
  readonly what: string
  readonly expiresAt: number
  usedAt: number | undefined
}

export interface PointsRequest {
  readonly note: string
  readonly service: Service
  readonly day: string
  status: 'pending' | 'approved' | 'denied'
}

export interface Decision {
  readonly given: boolean
  /** A deliberate no, or one after a yes: nobody may send anything. */
  readonly isOptOut: boolean
  readonly wasEverGiven: boolean
}

/** What one member must have, in the fewest words. It knows nothing of the product's code. */
export interface MemberState {
  isMember: boolean
  balance: number
  peak: number
  entries: number
  spendCents: number
  visits: number
  tier: number
  /** Check-ins and bonuses that count once. */
  readonly counted: Set<string>
  readonly treatments: Treatment[]
  readonly vouchers: Voucher[]
  readonly requests: PointsRequest[]
  readonly decisions: Map<Channel, Decision>
  readonly photos: Set<string>
  diaryEntries: number
  diaryPoints: number
  intakes: number
}

export const nobody = (): MemberState => ({
  isMember: false,
  balance: 0,
  peak: 0,
  entries: 0,
  spendCents: 0,
  visits: 0,
  tier: 0,
  counted: new Set(),
  treatments: [],
  vouchers: [],
  requests: [],
  decisions: new Map(),
  photos: new Set(),
  diaryEntries: 0,
  diaryPoints: 0,
  intakes: 0,
})

export const tierNames = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const
const tierFrom = [0, 50_000, 200_000, 500_000]
const tierOf = (spendCents: number) => tierFrom.findLastIndex(from => spendCents >= from)

function post(state: MemberState, amount: number): number {
  state.balance += amount
  state.peak = Math.max(state.peak, state.balance)
  state.entries += 1
  return state.entries
}

export function join(state: MemberState): Said {
  if (state.isMember) return 'email-taken'
  Object.assign(state, nobody(), { isMember: true })
  return 200
}

export function leave(state: MemberState): Said {
  Object.assign(state, nobody())
  return 200
}

export function checkIn(state: MemberState, code: number, day: string, points: number): Said {
  const once = `code ${code} ${day}`
  if (state.counted.has(once)) return 'already-checked-in'
  state.counted.add(once)
  post(state, points)
  return 200
}

export function claim(state: MemberState, goal: number, points: number): Said {
  const what = `goal ${goal}`
  if (state.vouchers.some(voucher => voucher.what === what)) return 'already-claimed'
  if (state.balance < points) return 'not-enough-points'
  post(state, -points)
  state.vouchers.push({ what, expiresAt: Number.POSITIVE_INFINITY, usedAt: undefined })
  return 200
}

export function offer(state: MemberState, month: string, expiresAt: number): Said {
  if (!state.isMember) return 'patient-gone'
  const what = `offer ${month}`
  if (state.vouchers.some(voucher => voucher.what === what)) return 'offer-already-sent'
  state.vouchers.push({ what, expiresAt, usedAt: undefined })
  return 200
}

export function redeemVoucher(state: MemberState, what: string, at: number): Said {
  const voucher = state.vouchers.find(each => each.what === what)
  if (!voucher) return 'unknown-voucher'
  if (voucher.usedAt !== undefined) return 'voucher-used'
  if (voucher.expiresAt <= at) return 'voucher-expired'
  voucher.usedAt = at
  return 200
}

export function takeBackVoucher(state: MemberState, what: string, at: number): Said {
  const voucher = state.vouchers.find(each => each.what === what)
  if (!voucher) return 'unknown-voucher'
  if (voucher.usedAt === undefined) return 'voucher-not-used'
  if (dayOf(voucher.usedAt) < dayOf(at)) return 'too-late-to-take-back'
  voucher.usedAt = undefined
  return 200
}

export interface TreatmentGiven {
  readonly service: Service
  readonly points: number
  readonly day: string
  readonly countAgain: boolean
  readonly at: number
}

const stands = (state: MemberState, service: number, day: string) =>
  state.treatments.some(each => !each.isUndone && each.service === service && each.day === day)

function treat(state: MemberState, kind: Treatment['kind'], given: TreatmentGiven): Said {
  const { service, points, day, countAgain, at } = given
  if (!countAgain && stands(state, service.index, day)) return 'probable-duplicate'
  const entry = points > 0 ? post(state, points) : null
  const { index, priceCents } = service
  state.treatments.push({ kind, service: index, day, points, priceCents, at, entry, isUndone: false })
  state.spendCents += priceCents
  state.visits += 1
  state.tier = Math.max(state.tier, tierOf(state.spendCents))
  return 200
}

export const award = (state: MemberState, given: TreatmentGiven): Said =>
  state.isMember ? treat(state, 'award', given) : 'unknown-patient'

export function undoAward(state: MemberState, entry: number, at: number): Said {
  const treatment = state.treatments.find(each => each.kind === 'award' && each.entry === entry)
  if (!treatment) return 'unknown-award'
  if (treatment.isUndone) return 'already-undone'
  if (treatment.at <= at - 72 * hourMs) return 'too-late-to-undo'
  if (state.balance < treatment.points) return 'points-already-spent'
  treatment.isUndone = true
  post(state, -treatment.points)
  state.spendCents -= treatment.priceCents
  state.visits -= 1
  state.tier = Math.min(state.tier, tierOf(state.spendCents))
  return 200
}

export function adjust(state: MemberState, type: 'add' | 'subtract' | 'set', points: number): Said {
  if (!state.isMember) return 'patient-gone'
  const change = type === 'set' ? points - state.balance : type === 'add' ? points : -points
  if (change === 0) return 'nothing-to-change'
  if (state.balance + change < 0) return 'not-enough-points'
  post(state, change)
  return 200
}

export function requestPoints(
  state: MemberState,
  request: Omit<PointsRequest, 'status'>,
  today: string,
): Said {
  if (request.day > today) return 'treatment-in-future'
  state.requests.push({ ...request, status: 'pending' })
  return 200
}

export function decide(
  state: MemberState,
  note: string,
  how: 'approved' | 'denied',
  countAgain: boolean,
  at: number,
): Said {
  const request = state.requests.find(each => each.note === note)
  if (!request) return 'unknown-request'
  if (request.status !== 'pending') return 'already-decided'
  const { service, day } = request
  const said =
    how === 'approved'
      ? treat(state, 'request', { service, points: service.points, day, countAgain, at })
      : 200
  if (said === 200) request.status = how
  return said
}

export interface DiaryWish {
  readonly photo: string | undefined
  readonly isProgress: boolean
  readonly service: number
  /** The day of the treatment. */
  readonly day: string
}

const bonusAfterDays = 14
const daysFrom = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / (24 * hourMs))

export function addDiaryEntry(state: MemberState, wish: DiaryWish, today: string): Said {
  const { photo, isProgress, service, day } = wish
  if (day > today) return 'future-treatment'
  if (photo !== undefined && state.photos.has(photo)) return 'photo-gone'
  if (photo !== undefined) state.photos.add(photo)
  state.diaryEntries += 1
  const once = `bonus ${service} ${day}`
  const isDue = isProgress && photo !== undefined && daysFrom(day, today) >= bonusAfterDays
  if (!isDue || !stands(state, service, day) || state.counted.has(once)) return 200
  state.counted.add(once)
  state.diaryPoints += 15
  post(state, 15)
  return 200
}

export function choose(
  state: MemberState,
  channel: Channel,
  given: boolean,
  source: 'intake' | 'member',
): Said {
  const wasEverGiven = state.decisions.get(channel)?.wasEverGiven ?? false
  state.decisions.set(channel, {
    given,
    isOptOut: !given && (source !== 'intake' || wasEverGiven),
    wasEverGiven: wasEverGiven || given,
  })
  return 200
}
