import type { Person } from './people.ts'

/** The parts of a clinic's offer that the demo year uses. */
export interface DemoOffer {
  readonly services: readonly {
    readonly id: string
    readonly name: string
    readonly priceCents: number
    readonly pointsEarned: number
  }[]
  readonly places: readonly { readonly id: string; readonly name: string }[]
  readonly rewards: readonly Reward[]
  /** The posted check-in codes. Locations without one use the first. */
  readonly codes: readonly Code[]
  /** The staff member who recorded everything that patients didn't do themselves. */
  readonly actor: string
}

export interface Code {
  readonly id: string
  readonly description: string
  readonly pointsValue: number
  readonly placeId: string | null
}

export interface Reward {
  readonly id: string
  readonly title: string
  readonly pointsRequired: number
  readonly rewardValue: string
}

/** The source of IDs and voucher codes. They must not be guessable, so they don't come from the seed. */
export interface Naming {
  idAt(at: Date): string
  voucherCode(): string
}

export interface HistoryEntry {
  readonly number: number
  readonly amount: number
  readonly balanceAfter: number
  readonly kind: 'check-in' | 'treatment' | 'request' | 'reward' | 'adjustment'
  readonly reference: string | null
  readonly reason: string
  readonly actor: string
  readonly at: Date
}

export interface HistoryTreatment {
  readonly id: string
  readonly serviceId: string
  readonly serviceName: string
  readonly locationId: string | null
  readonly locationName: string | null
  readonly points: number
  readonly spendCents: number
  readonly clinicDay: string
  readonly entryNumber: number
  readonly kind: 'treatment' | 'request'
  readonly at: Date
}

export interface HistoryVoucher {
  readonly id: string
  readonly goalId: string
  readonly title: string
  readonly rewardValue: string
  readonly code: string
  readonly issuedAt: Date
  readonly usedAt: Date | null
}

export interface HistoryRequest {
  readonly id: string
  readonly serviceId: string
  readonly serviceName: string
  readonly status: 'approved' | 'denied'
  readonly requestDate: Date
  readonly treatmentDate: string
  readonly pointsAwarded: number | null
  readonly decidedAt: Date
}

/** One patient's past as the product itself would have written it. */
export interface History extends Omit<Person, 'joinedOn' | 'rhythm'> {
  readonly id: string
  readonly createdAt: Date
  readonly lastLoginAt: Date | null
  readonly entries: readonly HistoryEntry[]
  readonly treatments: readonly HistoryTreatment[]
  readonly vouchers: readonly HistoryVoucher[]
  readonly requests: readonly HistoryRequest[]
}
