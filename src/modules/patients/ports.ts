import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { Cursor, Filter, PatientCard, SearchWord, Sort, SortPosition, Total } from './cards.ts'
import type {
  CampaignFigures,
  LedgerCheck,
  LocationFigures,
  MembersOfTier,
  OpenVouchers,
  Period,
  PointFigures,
  Reward,
  VisitorFigures,
  WeekFigures,
} from './figures.ts'

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
  /** When another account was merged into this one, or taken apart from it. */
  readonly mergedAt: Date | null
  readonly totalSpentCents: number
  readonly totalVisits: number
  readonly tier: 'Bronze' | 'Silver' | 'Gold' | 'Platinum'
  readonly nextRewardTitle: string | null
  readonly nextRewardPoints: number | null
  readonly nextRewardValue: string | null
  readonly nextRewardIcon: string | null
  readonly nextRewardColor: string | null
  /** Of the profile photo; null without one. */
  readonly photoVersion: string | null
}

export type PatientName = Pick<PatientRow, 'firstName' | 'lastName' | 'email'>

export type Suggestion = DeskName & { readonly phone: string | null }

type DeskName = Pick<PatientRow, 'id' | 'firstName' | 'lastName' | 'email' | 'tier'>

/** A member who checked in on this clinic day, with what the desk should know. */
export interface PresentRow extends DeskName {
  readonly dateOfBirth: string | null
  readonly pointsBalance: number
  readonly checkedInAt: Date
  /** The rewards that the balance pays for now, by title. */
  readonly claimableRewards: readonly string[]
  /** What can be used now, what ends first before the rest. */
  readonly readyVouchers: readonly { readonly code: string; readonly title: string }[]
  readonly pendingRequests: number
  /** Of the latest intake; null where there is none. */
  readonly intakeWording: string | null
  readonly intakeAt: Date | null
}

/** A card and where it stands in the order that was asked for. */
export type PlacedCard = PatientCard & SortPosition

export interface CardsWanted extends Filter {
  readonly sort: Sort
  /** Where to go on. */
  readonly after: Cursor | undefined
  readonly limit: number
}

export interface PatientCards {
  /**
   * The members, not the staff, from after a place on, in that order; and how many there are in all. In the order of names,
   * a search begins with those whose name begins with its first word.
   */
  page(wanted: CardsWanted): Promise<Total & { readonly cards: readonly PlacedCard[] }>
  find(memberId: string): Promise<PatientCard | undefined>
}

export interface PatientsPorts {
  readonly patientCards: PatientCards
  readonly deskRows: {
    /** Members in whose name, address or phone number all of these words are; those whose name begins with the first come first. */
    withWords(words: readonly SearchWord[], limit: number): Promise<readonly Suggestion[]>
    /** Each member once, the latest to check in first, with what is open for them at that time. */
    checkedInSince(since: Date, at: Date, limit: number): Promise<readonly PresentRow[]>
  }
  /** Whether an intake still stands. */
  readonly intakeStands: (intake: { readonly wording: string; readonly submittedAt: Date }) => boolean
  readonly now: () => Date
  readonly timeZone: TimeZone
  readonly patientRows: {
    find(memberId: string): Promise<PatientRow | undefined>
    namesOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, PatientName>>
    /** Whether the member is there; if so, until the caller's transaction has ended. */
    hold(memberId: string): Promise<boolean>
    /** By address, compared without regard to case; an account of the staff is no patient. */
    findByEmail(email: string): Promise<{ readonly id: string; readonly name: string } | undefined>
  }
}

/** A patient in the list that the owner takes along. */
export type PatientLine = Pick<
  PatientRow,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'tier'
  | 'pointsBalance'
  | 'dateOfBirth'
  | 'totalSpentCents'
  | 'totalVisits'
  | 'lastLoginAt'
  | 'createdAt'
> & {
  /** The address that signs in comes first. */
  readonly emails: readonly string[]
  /** Of the latest treatment of which somebody said where it was, without those that were undone. */
  readonly lastLocation: string | null
  /** In E.164, or as typed. */
  readonly phones: readonly string[]
  /** The latest decision about each channel; none where there was none. `at` is an ISO date with its time. */
  readonly consents: readonly {
    readonly channel: 'email' | 'sms'
    readonly given: boolean
    readonly at: string
    readonly source: string
  }[]
}

export interface FiguresPorts {
  /** One statement each over what identity, loyalty and tiers publish; staff accounts are no patients. */
  readonly figures: {
    /** Tiers that nobody has are left out. */
    membersByTier(period: Period): Promise<readonly MembersOfTier[]>
    points(period: Period): Promise<PointFigures>
    /** Every week that the period touches, the quiet ones too. */
    weeks(period: Period): Promise<readonly WeekFigures[]>
    /** Treatments that were not undone, the place with the most first, those without one last. */
    locations(period: Period): Promise<readonly LocationFigures[]>
    /** In steps of a day or a week, the quiet ones too; up to `most` pages and events. */
    visitors(period: Period, step: 'day' | 'week', most: number): Promise<VisitorFigures>
    /** Those begun in the period, the latest first, up to `most`. */
    campaigns(period: Period, most: number): Promise<readonly CampaignFigures[]>
    ledgerCheck(): Promise<LedgerCheck | undefined>
    /** Those of today's members that nobody had used by the end of the period, and that are still good then, or `at` this moment. */
    openVouchers(period: Period, at: Date): Promise<readonly OpenVouchers[]>
    /** The active rewards, the cheapest first. */
    rewards(): Promise<readonly Reward[]>
    /** In the order of joining. */
    patientsAfter(memberId: string | undefined, limit: number): Promise<readonly PatientLine[]>
  }
  readonly now: () => Date
  readonly timeZone: TimeZone
}
