import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { PartName, ProgramDocument } from './rules/document.ts'
import type { WorseningKind } from './rules/part-rules.ts'

/** What others do for a part: they own its tables and lists, and know of no drafts. */
export interface Part<Contents> {
  /** What is in force, past whatever is cached: under the lock it is what another instance published a moment ago. */
  read(): Promise<Contents>
  /** Makes these the contents in force, in the caller's transaction, under this version. */
  publish(contents: Contents, version: number): Promise<void>
}

export type Parts = { readonly [Name in PartName]: Part<ProgramDocument[Name]> }

/** Who on the staff does something. The name stays when the person leaves. */
export interface Author {
  /** 'staff:' plus the person's id. */
  readonly id: string
  readonly name: string
  readonly isOwner: boolean
}

export interface StoredDraft<Contents = unknown> {
  readonly contents: Contents
  readonly changedBy: string
  readonly changedAt: Date
}

export type StoredDrafts = { readonly [Name in PartName]?: StoredDraft<ProgramDocument[Name]> }

export interface Drafts {
  all(): Promise<StoredDrafts>
  keep<Name extends PartName>(part: Name, draft: StoredDraft<ProgramDocument[Name]>): Promise<void>
  drop(parts: readonly PartName[]): Promise<void>
}

export interface Version {
  /** From 1 without gaps. */
  readonly number: number
  readonly publishedAt: Date
  readonly publishedBy: string
  readonly note: string
  /** Why the notice period was shortened, if it was. */
  readonly shortenedBecause: string | null
}

export interface Versions {
  latest(): Promise<Version | undefined>
  /** Newest first. */
  all(): Promise<readonly Version[]>
  find(number: number): Promise<Version | undefined>
  /** All parts as this version has them. */
  documentOf(number: number): Promise<ProgramDocument>
  /** What a part said at that time, and in each version since then: the latest first. */
  contentsSince<Name extends PartName>(part: Name, at: Date): Promise<readonly ProgramDocument[Name][]>
  /** Keeps a version for ever, with those parts that it changes. */
  add(version: Version, changed: Partial<ProgramDocument>): Promise<void>
}

/** A publication that was decided and waits for its time. */
export interface ScheduledPublication {
  readonly at: Date
  /** The same by the clinic's clock: '2026-12-24T09:00'. */
  readonly clinicTime: string
  readonly note: string
  readonly by: string
  readonly shortenedBecause: string | null
  /** The parts that it changes, as they were when it was decided. */
  readonly contents: Partial<ProgramDocument>
}

/** There is one at most. */
export interface Schedule {
  find(): Promise<ScheduledPublication | undefined>
  /** Keeps it, and has it looked at when its time has come. */
  keep(scheduled: ScheduledPublication): Promise<void>
  /** Other contents for the same time. */
  amend(contents: ScheduledPublication['contents']): Promise<void>
  clear(): Promise<void>
}

/** Something that gets worse, and since when members count on it. */
export interface Touching {
  readonly of: WorseningKind
  readonly id: string
  readonly since: Date
}

/** Whom a worsening touches. */
export interface AffectedMembers {
  readonly members: number
  /** Who has most of the points that a reward takes, or of the spend that a tier takes. */
  readonly closest: {
    readonly patient: string
    readonly pointsBalance: number | null
    readonly spentCents: number | null
  } | null
}

/** What those are told in the app whom a publication touches. */
export interface Announcement {
  readonly id: string
  readonly message: string
  readonly touching: readonly Touching[]
  /** Up to whom it came, in the order of ids. */
  readonly lastTold: string | null
}

export interface Announcements {
  /** Keeps it, and has it told soon after the commit. */
  add(said: Pick<Announcement, 'message' | 'touching'> & { readonly isScheduled: boolean }): Promise<void>
  /** The first one that nobody else is at, held until the caller's transaction ends. */
  claim(): Promise<Announcement | undefined>
  advance(id: string, lastTold: string): Promise<void>
  end(id: string): Promise<void>
  /** What was scheduled is published: it is told to the end, whatever is scheduled next. */
  publishScheduled(): Promise<void>
  /** Of a publication that does not come nobody else hears. */
  endScheduled(): Promise<void>
}

/** That somebody on the staff has opened a page with this text. */
export interface PageReading {
  readonly page: string
  /** The fingerprint of the text; of the empty one where the app's own words are read. */
  readonly text: string
  readonly reader: string
}

export interface Readings {
  has(reading: PageReading): Promise<boolean>
  add(reading: PageReading): Promise<void>
}

export interface ProgramPorts {
  readonly parts: Parts
  readonly drafts: Drafts
  readonly readings: Readings
  readonly versions: Versions
  readonly schedule: Schedule
  readonly announcements: Announcements
  readonly countTouched: (touching: Touching) => Promise<AffectedMembers>
  /** The number of affected members. */
  readonly countTouchedByAny: (touching: readonly Touching[]) => Promise<number>
  /** The ids of affected members, sorted, after a given id. */
  readonly touchedAfter: (
    touching: readonly Touching[],
    memberId: string | undefined,
    limit: number,
  ) => Promise<readonly string[]>
  /** Leaves a notification in the member's app, in the caller's transaction; phones wait for the morning. */
  readonly notifyMember: (
    memberId: string,
    message: { readonly title: string; readonly message: string; readonly type: 'GENERAL' },
    options: { readonly isUrgent: false },
  ) => Promise<void>
  /** Keeps the pictures that these contents name for good. */
  readonly retainPictures: (contents: unknown) => Promise<void>
  /** Lets the caller's transaction be the only one that changes the program, until it ends. */
  readonly takeTurn: () => Promise<void>
  /** A short text that is another one for other contents. */
  readonly fingerprint: (text: string) => string
  readonly now: () => Date
  readonly timeZone: TimeZone
}
