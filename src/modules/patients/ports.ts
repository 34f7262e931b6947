import type { Continuation, Filter, PatientCard, Place, Sort } from './cards.ts'

/** One row of the view that joins what identity, loyalty and tiers publish. Money in cents, points whole. */
export interface PatientRow {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: 'member' | 'staff'
  readonly dateOfBirth: string | null
  readonly createdAt: Date
  readonly lastLoginAt: Date | null
  readonly pointsBalance: number
  readonly peakBalance: number
  readonly totalSpentCents: number
  readonly totalVisits: number
  readonly tier: 'Bronze' | 'Silver' | 'Gold' | 'Platinum'
  readonly nextRewardTitle: string | null
  readonly nextRewardPoints: number | null
}

export type PatientName = Pick<PatientRow, 'firstName' | 'lastName' | 'email'>

/** A card and where it stands in the order that was asked for. */
export type PlacedCard = PatientCard & Place

export interface CardsWanted extends Filter {
  readonly sort: Sort
  /** Where to go on. */
  readonly after: Continuation | undefined
  readonly limit: number
}

export interface PatientCards {
  /** The members, not the staff, from after a place on, in that order; and how many there are in all. */
  page(wanted: CardsWanted): Promise<{ readonly cards: readonly PlacedCard[]; readonly total: number }>
  find(memberId: string): Promise<PatientCard | undefined>
}

export interface PatientsPorts {
  readonly patientCards: PatientCards
  readonly patientRows: {
    find(memberId: string): Promise<PatientRow | undefined>
    namesOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, PatientName>>
    /** By address, compared without regard to case. */
    findByEmail(email: string): Promise<{ readonly id: string; readonly name: string } | undefined>
  }
}
