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

/** One member's data joined from identity, loyalty and tiers. Money is in cents, points are whole. */
export interface PatientRow {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: 'member' | 'staff'
  readonly dateOfBirth: string | null
  /** The date of birth, or 'MM-DD' if we know no year. */
  readonly birthday: string | null
  readonly createdAt: Date
  readonly lastLoginAt: Date | null
  readonly pointsBalance: number
  readonly peakBalance: number
  /** When another account was last merged into this one or split off again. */
  readonly mergedAt: Date | null
  readonly totalSpentCents: number
  readonly totalVisits: number
  readonly tier: 'Bronze' | 'Silver' | 'Gold' | 'Platinum'
  readonly nextRewardTitle: string | null
  readonly nextRewardPoints: number | null
  readonly nextRewardValue: string | null
  readonly nextRewardIcon: string | null
  readonly nextRewardColor: string | null
  /** The profile photo's version; null without a photo. */
  readonly photoVersion: string | null
}

/** Something that a patient did, or that staff did with them. */
export type Activity = 'voucher' | 'contact' | 'details' | 'consent' | 'request' | 'diary' | 'intake'

export type PatientName = Pick<PatientRow, 'id' | 'firstName' | 'lastName' | 'email'>

export type Suggestion = DeskName & { readonly phone: string | null }

type DeskName = Pick<PatientRow, 'id' | 'firstName' | 'lastName' | 'email' | 'tier'>

/** A member who checked in on this clinic day, with details for the desk. */
export interface PresentRow extends DeskName {
  /** 'YYYY-MM-DD', or 'MM-DD' without a year. */
  readonly birthday: string | null
  readonly pointsBalance: number
  readonly checkedInAt: Date
  /** Titles of the rewards that the balance covers now. */
  readonly claimableRewards: readonly string[]
  /** Vouchers that can be used now, earliest expiration first. */
  readonly readyVouchers: readonly { readonly code: string; readonly title: string }[]
  readonly pendingRequests: number
  /** From the latest intake; null if there is none. */
  readonly intakeWording: string | null
  readonly intakeAt: Date | null
}

/** A card and its position in the requested order. */
export type PlacedCard = PatientCard & SortPosition

export interface CardsWanted extends Filter {
  readonly sort: Sort
  /** Where the page starts. */
  readonly after: Cursor | undefined
  readonly limit: number
}

export interface PatientCards {
  /**
   * A page of members in this order, without staff, and the total. In name order, a search starts with names that begin
   * with its first word.
   */
  page(wanted: CardsWanted): Promise<Total & { readonly cards: readonly PlacedCard[] }>
  find(memberId: string): Promise<PatientCard | undefined>
}

/** What another system said about a patient, according to an import. Null if it said nothing. */
export interface ImportedFacts {
  readonly source: string
  readonly address: string | null
  readonly treatments: string | null
  readonly tier: string | null
  /** 'YYYY-MM-DD' */
  readonly lastVisit: string | null
  readonly isBlocked: boolean
}

export interface PatientsPorts {
  readonly patientCards: PatientCards
  readonly deskRows: {
    /**
     * Members whose name, email or phone number contains all words. Names that start with the first word come first.
     */
    withWords(words: readonly SearchWord[], limit: number): Promise<readonly Suggestion[]>
    /** Each member once, most recent check-in first, with rewards and vouchers they can use at that time. */
    checkedInSince(since: Date, at: Date, limit: number): Promise<readonly PresentRow[]>
    /** Counts a person with several accounts once. */
    countWithIntake(wordings: readonly string[], since: Date): Promise<number>
  }
  /** Each member's first kind of activity after a time of their own; members without any are missing. */
  readonly activitySince: (
    members: readonly { readonly memberId: string; readonly since: Date }[],
  ) => Promise<ReadonlyMap<string, Activity>>
  /** Tells which intakes are current. */
  readonly intakeRule: () => Promise<
    (intake: { readonly wording: string; readonly submittedAt: Date }) => boolean
  >
  /** The member that this one was merged into. */
  readonly survivorOf: (memberId: string) => Promise<string | undefined>
  readonly importedFactsOf: (memberId: string) => Promise<readonly ImportedFacts[]>
  readonly now: () => Date
  readonly timeZone: TimeZone
  readonly patientRows: {
    find(memberId: string): Promise<PatientRow | undefined>
    namesOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, PatientName>>
    /** Whether the member exists. If so, blocks deletion until the caller's transaction ends. */
    hold(memberId: string): Promise<boolean>
    /** Finds a patient by email, ignoring case. Staff accounts aren't patients. */
    findByEmail(email: string): Promise<{ readonly id: string; readonly name: string } | undefined>
  }
}

/** A patient in the export for the owner. */
export type PatientLine = Pick<
  PatientRow,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'tier'
  | 'pointsBalance'
  | 'totalSpentCents'
  | 'totalVisits'
  | 'lastLoginAt'
  | 'createdAt'
> & {
  /** 'YYYY-MM-DD', or 'July 4' without a year: '07-04' could be in April. */
  readonly birthday: string | null
  /** The sign-in address comes first. */
  readonly emails: readonly string[]
  /** The location of the latest treatment that has one and wasn't undone. */
  readonly lastLocation: string | null
  /** The first of the patient's IDs in other systems. */
  readonly externalId: string | null
  /** Numbers in E.164, or as typed. */
  readonly phones: readonly string[]
  /** The latest decision for each channel, if any. `at` is an ISO date and time. */
  readonly consents: readonly {
    readonly channel: 'email' | 'sms'
    readonly given: boolean
    readonly at: string
    readonly source: string
  }[]
}

export interface FiguresPorts {
  /** One statement each over the tables of several modules. Staff accounts don't count. */
  readonly figures: {
    /** Without tiers that have no members. */
    membersByTier(period: Period): Promise<readonly MembersOfTier[]>
    points(period: Period): Promise<PointFigures>
    /** Every week that overlaps the period, including weeks without activity. */
    weeks(period: Period): Promise<readonly WeekFigures[]>
    /** Treatments that weren't undone, by location. Most treatments first, no location last. */
    locations(period: Period): Promise<readonly LocationFigures[]>
    /** By day or week, including those without visits, with at most `most` pages and events. */
    visitors(period: Period, step: 'day' | 'week', most: number): Promise<VisitorFigures>
    /** Campaigns started in the period, newest first, at most `most`. */
    campaigns(period: Period, most: number): Promise<readonly CampaignFigures[]>
    ledgerCheck(): Promise<LedgerCheck | undefined>
    /**
     * Vouchers of today's members that weren't used by the end of the period and hadn't expired then, or by `at` if
     * earlier.
     */
    openVouchers(period: Period, at: Date): Promise<readonly OpenVouchers[]>
    /** The active rewards, cheapest first. */
    rewards(): Promise<readonly Reward[]>
    /** In the order they joined. */
    patientsAfter(memberId: string | undefined, limit: number): Promise<readonly PatientLine[]>
  }
  readonly now: () => Date
  readonly timeZone: TimeZone
}
