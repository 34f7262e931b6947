import { hourMs, minuteMs } from './calendar.ts'

/** How an operation is answered: its status, or its refusal's code. */
export type Said = string | number

export const isSuccess = (said: Said | undefined) => said === 200 || said === 202

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
  /** A member asks at most once at an instant, and notes are encrypted: this tells requests apart. */
  readonly askedAt: number
  readonly service: Service
  readonly day: string
  status: 'pending' | 'approved' | 'denied'
}

export interface WaitingScan {
  readonly code: number
  readonly day: string
  readonly scannedAt: number
  status: 'waiting' | 'confirmed' | 'declined'
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
  /** Late scans of the desk's screen, which the desk has to confirm. */
  readonly scans: WaitingScan[]
  /** Codes that were asked for to confirm the number, the latest last. */
  readonly codes: { readonly askedAt: number; isConfirmed: boolean; isEnded: boolean }[]
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
  scans: [],
  codes: [],
  photos: new Set(),
  diaryEntries: 0,
  diaryPoints: 0,
  intakes: 0,
})

export const tierNames = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const
const tierFrom = [0, 50_000, 200_000, 500_000]
export const tierOf = (spendCents: number) => tierFrom.findLastIndex(from => spendCents >= from)

export function post(state: MemberState, amount: number): number {
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

/** A scan of a code that the screen shows no more counts once the desk says yes. */
export function leaveScanToDesk(
  state: MemberState,
  code: number,
  day: string,
  scannedAt: number,
  at: number,
): Said {
  if (state.counted.has(`code ${code} ${day}`)) return 'already-checked-in'
  const isSame = (scan: WaitingScan) => scan.code === code && scan.day === day
  const others = state.scans.filter(scan => !isSame(scan) && scan.scannedAt > at - 24 * hourMs)
  if (others.length >= 5) return 'too-many-waiting-scans'
  const kept = state.scans.find(isSame)
  if (kept?.status === 'declined') return 'scan-declined'
  if (kept?.status === 'confirmed') return 'already-checked-in'
  if (!kept) state.scans.push({ code, day, scannedAt, status: 'waiting' })
  return 202
}

export function claim(state: MemberState, goal: number, points: number): Said {
  const what = `goal ${goal}`
  if (state.vouchers.some(voucher => voucher.what === what)) return 'already-claimed'
  if (state.balance < points) return 'not-enough-points'
  post(state, -points)
  state.vouchers.push({ what, expiresAt: Number.POSITIVE_INFINITY, usedAt: undefined })
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

export const stands = (state: MemberState, service: number, day: string) =>
  state.treatments.some(each => !each.isUndone && each.service === service && each.day === day)

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

/** A yes to texts waits for the code that goes to its number, unless that was confirmed before. */
export function askForTexts(state: MemberState, at: number): Said {
  if (state.decisions.get('sms')?.given) return 200
  const today = state.codes.filter(({ askedAt }) => askedAt > at - 24 * hourMs)
  if (today.length >= 5) return 'enough-codes'
  state.codes.push({ askedAt: at, isConfirmed: false, isEnded: false })
  return 200
}

export function refuseTexts(state: MemberState, source: 'intake' | 'member'): Said {
  for (const code of state.codes) code.isEnded = true
  return choose(state, 'sms', false, source)
}

export function confirmNumber(state: MemberState, at: number): Said {
  const latest = state.codes.at(-1)
  if (!latest || latest.isEnded || at - latest.askedAt > 15 * minuteMs) return 'code-expired'
  if (latest.isConfirmed) return 200
  latest.isConfirmed = true
  return choose(state, 'sms', true, 'member')
}
