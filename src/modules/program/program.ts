import { type CurrentVersionRecord, recordCurrentVersion } from './apply-version.ts'
import { assessImpact, type Effect } from './assess-impact.ts'
import type { ProgramPorts, ScheduledPublication, Version } from './ports.ts'
import { type Publication, type PublicationResult, publishDraft } from './publish-draft.ts'
import { cancelSchedule, publishDue } from './publish-due.ts'
import {
  type Overview,
  type PartDraft,
  type PreviewContents,
  readDraft,
  readOverview,
  readPreview,
} from './read-overview.ts'
import { readDifference, readVersion, type VersionOrDraft, type VersionWithContents } from './read-version.ts'
import { recordReading } from './record-reading.ts'
import { type RestoredVersion, restoreVersion } from './restore-version.ts'
import type { Change } from './rules/difference.ts'
import type { PartName, ProgramDocument } from './rules/document.ts'
import type { PageName } from './rules/pages.ts'
import type { Withdrawal } from './rules/withdrawals.ts'
import { discardDraft, type Edit, type SavedDraft, saveDraft } from './save-draft.ts'
import { type WithdrawalResult, withdrawItem } from './withdraw-item.ts'

/** What the clinic offers, edited as a draft and published as numbered versions. */
export interface Program {
  /**
   * What's published, what changed, what prevents publishing, and which setup steps remain. With a reader ('staff:'
   * plus the ID), also the texts that this person hasn't opened.
   */
  readOverview(reader?: string): Promise<Overview>
  /** A part with its draft changes. */
  readDraft<Name extends PartName>(part: Name): Promise<PartDraft<Name>>
  /**
   * Changes a part of the draft. Published items that are left out are archived or retired. Refuses with `DraftChanged`
   * if the author saw another revision, or `RevisionNeeded`.
   */
  saveDraft<Name extends PartName>(
    part: Name,
    contents: ProgramDocument[Name],
    edit: Edit,
  ): Promise<SavedDraft<Name>>
  /** Resets a part of the draft to the published contents. Refuses with `DraftChanged`, `RevisionNeeded`. */
  discardDraft<Name extends PartName>(part: Name, edit: Edit): Promise<SavedDraft<Name>>
  /**
   * Publishes the whole draft as the next version, now or at a time by the clinic's clock. Unfavorable changes need 30
   * days' notice, which the owner may shorten with a reason (D-170). Affected members are notified in the app on
   * request (D-209). Refuses with `DraftChanged`, `RevisionNeeded`, `NothingToPublish`, `NotReadyToPublish`,
   * `PagesNotRead`, `AlreadyScheduled`, `NoticeTooShort`, `NoSuchTime`, `TimeIsPast`.
   */
  publishDraft(publication: Publication): Promise<PublicationResult>
  /** Every version, newest first. */
  listVersions(): Promise<readonly Version[]>
  /** One version with its contents. Refuses with `UnknownVersion`. */
  readVersion(number: number): Promise<VersionWithContents>
  /**
   * The changes between two versions: a number, 0 for before the first version, or the draft. Refuses with
   * `UnknownVersion`.
   */
  readDifference(from: VersionOrDraft | undefined, to: VersionOrDraft | undefined): Promise<readonly Change[]>
  /**
   * Retires a check-in code or pauses a reward immediately, as a separate version, without publishing anything else.
   * Refuses with `DraftChanged`, `RevisionNeeded`, `NotInUse`.
   */
  withdrawItem<Name extends PartName>(withdrawal: Withdrawal<Name>, edit: Edit): Promise<WithdrawalResult>
  /**
   * Records that a staff member opened a page of the draft. New texts can't be published unread (D-378). Refuses with
   * `DraftChanged`, `RevisionNeeded`.
   */
  recordReading(page: PageName, edit: Edit): Promise<void>
  /** The draft's unfavorable changes, with the members that each affects. */
  assessImpact(): Promise<readonly Effect[]>
  /** Cancels the scheduled publication. Parts not edited since are the draft again. Refuses with `NothingScheduled`. */
  cancelSchedule(): Promise<ScheduledPublication>
  /** Publishes the scheduled version if it's due, only once; returns it. */
  publishDue(): Promise<Version | undefined>
  /**
   * Restores a version as the draft. Items added later are archived, but check-in codes stay in use or retired as they
   * are now, and paused rewards stay paused (D-187). Refuses with `UnknownVersion`, `DraftChanged`, `RevisionNeeded`.
   */
  restoreVersion(number: number, edit: Edit): Promise<RestoredVersion>
  /**
   * If the parts' contents differ from the last version, records them as a new one: from before there were versions, or
   * from seeding. Returns the version with these contents.
   */
  recordCurrentVersion(record: CurrentVersionRecord): Promise<Version | undefined>
  /** The whole draft, plus the sample member of the preview (D-203). */
  readPreview(): Promise<PreviewContents>
}

export function openProgram(ports: ProgramPorts): Program {
  return {
    readOverview: reader => readOverview(ports, reader),
    readDraft: part => readDraft(ports, part),
    saveDraft: (part, contents, edit) => saveDraft(ports, part, contents, edit),
    discardDraft: (part, edit) => discardDraft(ports, part, edit),
    publishDraft: publication => publishDraft(ports, publication),
    listVersions: () => ports.versions.all(),
    readVersion: number => readVersion(ports, number),
    readDifference: (from, to) => readDifference(ports, from, to),
    withdrawItem: (withdrawal, edit) => withdrawItem(ports, withdrawal, edit),
    recordReading: (page, edit) => recordReading(ports, page, edit),
    assessImpact: () => assessImpact(ports),
    cancelSchedule: () => cancelSchedule(ports),
    publishDue: () => publishDue(ports),
    restoreVersion: (number, edit) => restoreVersion(ports, number, edit),
    recordCurrentVersion: record => recordCurrentVersion(ports, record),
    readPreview: () => readPreview(ports),
  }
}
