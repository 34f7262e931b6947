import { type RecordOfInForce, recordInForce } from './enact.ts'
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
import { type Effect, weighEffects } from './weigh-effects.ts'
import { type WithdrawalResult, withdrawItem } from './withdraw-item.ts'

/** What the clinic offers, edited as a draft and published as numbered versions. */
export interface Program {
  /**
   * What is in force, what is changed, what keeps it from being published, and what is missing; for a reader ('staff:' and
   * the id) also which texts they have not opened.
   */
  readOverview(reader?: string): Promise<Overview>
  /** A part as it would be published. */
  readDraft<Name extends PartName>(part: Name): Promise<PartDraft<Name>>
  /**
   * Changes a part of the draft; what is in force and left out is archived, or retired. Refuses with `DraftChanged` where
   * the author saw something else than what is there, `RevisionNeeded`.
   */
  saveDraft<Name extends PartName>(
    part: Name,
    contents: ProgramDocument[Name],
    edit: Edit,
  ): Promise<SavedDraft<Name>>
  /** Makes a part of the draft what is in force again. Refuses with `DraftChanged`, `RevisionNeeded`. */
  discardDraft<Name extends PartName>(part: Name, edit: Edit): Promise<SavedDraft<Name>>
  /**
   * Makes the draft the next version, all parts at once, now or at a time of the clinic's clock. What is worse for members
   * needs 30 days' notice, which the owner may shorten with a reason (D-170); whom it touches is told in the app, if that is
   * wished (D-209). Refuses with `DraftChanged`,
   * `RevisionNeeded`, `NothingToPublish`, `NotReadyToPublish`, `PagesNotRead`, `AlreadyScheduled`, `NoticeTooShort`, `NoSuchTime`,
   * `TimeIsPast`.
   */
  publishDraft(publication: Publication): Promise<PublicationResult>
  /** Every version, newest first. */
  listVersions(): Promise<readonly Version[]>
  /** One version with its contents. Refuses with `UnknownVersion`. */
  readVersion(number: number): Promise<VersionWithContents>
  /**
   * What of `to` is otherwise than in `from`: a version's number, 0 for what there was before the first, or the draft.
   * Refuses with `UnknownVersion`.
   */
  readDifference(from: VersionOrDraft | undefined, to: VersionOrDraft | undefined): Promise<readonly Change[]>
  /**
   * Ends a check-in code, or lets a reward rest, at once and by a version of its own, whatever else is drafted or scheduled.
   * Refuses with `DraftChanged`, `RevisionNeeded`, `NotInUse`.
   */
  withdrawItem<Name extends PartName>(withdrawal: Withdrawal<Name>, edit: Edit): Promise<WithdrawalResult>
  /**
   * Records that somebody has opened a page as the draft has it: without that they can't publish a text that is new (D-378).
   * Refuses with `DraftChanged`, `RevisionNeeded`.
   */
  recordReading(page: PageName, edit: Edit): Promise<void>
  /** What of the draft is worse for members than what is in force, and whom it touches. */
  weighEffects(): Promise<readonly Effect[]>
  /** Takes back what was to be published later. Refuses with `NothingScheduled`. */
  cancelSchedule(): Promise<ScheduledPublication>
  /** Publishes what was scheduled and is due, once whoever asks; gives its version. */
  publishDue(): Promise<Version | undefined>
  /**
   * Makes a version the draft again; what came after it and is not part of it is archived. Refuses with `UnknownVersion`,
   * `DraftChanged`, `RevisionNeeded`.
   */
  restoreVersion(number: number, edit: Edit): Promise<RestoredVersion>
  /**
   * Makes a version of what the parts hold where that is not what the last version says: what was there before there were
   * versions, and what was seeded. Gives the version that says it.
   */
  recordInForce(record: RecordOfInForce): Promise<Version | undefined>
  /** All of the draft as it is now, and whom a preview shows it to (D-203). */
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
    weighEffects: () => weighEffects(ports),
    cancelSchedule: () => cancelSchedule(ports),
    publishDue: () => publishDue(ports),
    restoreVersion: (number, edit) => restoreVersion(ports, number, edit),
    recordInForce: record => recordInForce(ports, record),
    readPreview: () => readPreview(ports),
  }
}
