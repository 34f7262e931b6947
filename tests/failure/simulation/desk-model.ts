import { dayOf, hourMs } from './calendar.ts'
import {
  checkIn,
  type MemberState,
  post,
  type Said,
  type Service,
  stands,
  type Treatment,
  tierOf,
} from './model.ts'

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

export function decide(
  state: MemberState,
  askedAt: number,
  how: 'approved' | 'denied',
  countAgain: boolean,
  at: number,
): Said {
  const request = state.requests.find(each => each.askedAt === askedAt)
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

export function decideScan(
  state: MemberState,
  { code, day }: { readonly code: number; readonly day: string },
  how: 'confirmed' | 'declined',
  points: number,
  at: number,
): Said {
  const scan = state.scans.find(each => each.code === code && each.day === day)
  if (!scan) return 'unknown-waiting-scan'
  if (scan.status !== 'waiting') return 'scan-already-decided'
  if (scan.scannedAt <= at - 24 * hourMs) return 'waiting-scan-expired'
  scan.status = how
  // A visit that was counted meanwhile is not counted again.
  if (how === 'confirmed') checkIn(state, code, day, points)
  return 200
}
