import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { PartName, ProgramDocument } from './rules/document.ts'
import type { WorseningKind } from './rules/part-rules.ts'

/** A part's owner: it has the tables and lists, and doesn't know about drafts. */
export interface Part<Contents> {
  /** The published contents, bypassing the cache, so the caller sees another instance's latest publication. */
  read(): Promise<Contents>
  /** Publishes the contents under this version, in the caller's transaction. */
  publish(contents: Contents, version: number): Promise<void>
}

export type Parts = { readonly [Name in PartName]: Part<ProgramDocument[Name]> }

/** A staff member who makes a change. The name stays when they leave. */
export interface Author {
  /** 'staff:' plus the person's ID. */
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
  /** Numbered from 1 without gaps. */
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
  /** The contents of all parts in this version. */
  documentOf(number: number): Promise<ProgramDocument>
  /** A part's contents at that time and in each version since, newest first. */
  contentsSince<Name extends PartName>(part: Name, at: Date): Promise<readonly ProgramDocument[Name][]>
  /** Stores a version permanently, with the parts that it changes. */
  add(version: Version, changed: Partial<ProgramDocument>): Promise<void>
}

/** A publication waiting for its scheduled time. */
export interface ScheduledPublication {
  readonly at: Date
  /** The time by the clinic's clock: '2026-12-24T09:00'. */
  readonly clinicTime: string
  readonly note: string
  readonly by: string
  readonly shortenedBecause: string | null
  /** The parts that it changes, with their contents when it was scheduled. */
  readonly contents: Partial<ProgramDocument>
}

/** Holds one publication at most. */
export interface Schedule {
  find(): Promise<ScheduledPublication | undefined>
  /** Stores it, and enqueues the check for when it's due. */
  keep(scheduled: ScheduledPublication): Promise<void>
  /** Changes the contents without changing the time. */
  amend(contents: ScheduledPublication['contents']): Promise<void>
  clear(): Promise<void>
}

/** An unfavorable change, and the time since which members have relied on the old version. */
export interface Touching {
  readonly of: WorseningKind
  readonly id: string
  readonly since: Date
}

/** The members that an unfavorable change affects. */
export interface AffectedMembers {
  readonly members: number
  /** The member with the most points toward a reward, or the most spend toward a tier. */
  readonly closest: {
    readonly patient: string
    readonly pointsBalance: number | null
    readonly spentCents: number | null
  } | null
}

/** The in-app message for members that a publication affects. */
export interface Announcement {
  readonly id: string
  readonly message: string
  readonly touching: readonly Touching[]
  /** The last member notified so far, in ID order. */
  readonly lastTold: string | null
}

export interface Announcements {
  /** Stores it, and enqueues the notifications for after the commit. */
  add(said: Pick<Announcement, 'message' | 'touching'> & { readonly isScheduled: boolean }): Promise<void>
  /** The first announcement that no other process has locked. Locks it until the caller's transaction ends. */
  claim(): Promise<Announcement | undefined>
  advance(id: string, lastTold: string): Promise<void>
  end(id: string): Promise<void>
  /** Turns scheduled announcements into published ones, so canceling a later schedule can't stop them. */
  publishScheduled(): Promise<void>
  /** Stops the announcements of a canceled publication. */
  endScheduled(): Promise<void>
}

/** Records that a staff member opened a page with this text. */
export interface PageReading {
  readonly page: string
  /** The text's fingerprint; an empty text's means the app's default text. */
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
  /** The IDs of affected members in order, after a given ID. */
  readonly touchedAfter: (
    touching: readonly Touching[],
    memberId: string | undefined,
    limit: number,
  ) => Promise<readonly string[]>
  /** Adds an in-app notification in the caller's transaction; push waits for the morning. */
  readonly notifyMember: (
    memberId: string,
    message: { readonly title: string; readonly message: string; readonly type: 'GENERAL' },
    options: { readonly isUrgent: false; readonly pushText: string },
  ) => Promise<void>
  /** Marks the pictures in these contents to be kept permanently. */
  readonly retainPictures: (contents: unknown) => Promise<void>
  /** Locks the program until the caller's transaction ends. */
  readonly takeTurn: () => Promise<void>
  /** A short text that differs for different contents. */
  readonly fingerprint: (text: string) => string
  readonly now: () => Date
  readonly timeZone: TimeZone
}
