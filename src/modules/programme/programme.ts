import type { PartName, ProgrammeDocument } from './document.ts'
import type { ProgrammePorts, Version } from './ports.ts'
import {
  type Publication,
  type PublishedVersion,
  publishDraft,
  type RecordOfInForce,
  recordInForce,
} from './publish-draft.ts'
import { type PartDraft, readDraft } from './read-draft.ts'
import { type Overview, readOverview } from './read-overview.ts'
import { discardDraft, type Edit, type SavedDraft, saveDraft } from './save-draft.ts'

/** What the clinic offers, edited as a draft and published as numbered versions. */
export interface Programme {
  /** What is in force, what is changed, what keeps it from being published, and what is missing. */
  readOverview(): Promise<Overview>
  /** A part as it would be published. */
  readDraft<Name extends PartName>(part: Name): Promise<PartDraft<Name>>
  /**
   * Changes a part of the draft; what is in force and left out is archived, or retired. Refuses with `DraftChanged` where
   * the author saw something else than what is there, `RevisionNeeded`.
   */
  saveDraft<Name extends PartName>(
    part: Name,
    contents: ProgrammeDocument[Name],
    edit: Edit,
  ): Promise<SavedDraft<Name>>
  /** Makes a part of the draft what is in force again. Refuses with `DraftChanged`, `RevisionNeeded`. */
  discardDraft<Name extends PartName>(part: Name, edit: Edit): Promise<SavedDraft<Name>>
  /**
   * Makes the draft the next version, all parts at once. Refuses with `DraftChanged`, `RevisionNeeded`, `NothingToPublish`,
   * `NotReadyToPublish`.
   */
  publishDraft(publication: Publication): Promise<PublishedVersion>
  /** Every version, newest first. */
  listVersions(): Promise<readonly Version[]>
  /**
   * Makes a version of what the parts hold where that is not what the last version says: what was there before there were
   * versions, and what was seeded. Gives the version that says it.
   */
  recordInForce(record: RecordOfInForce): Promise<Version | undefined>
}

export function openProgramme(ports: ProgrammePorts): Programme {
  return {
    readOverview: () => readOverview(ports),
    readDraft: part => readDraft(ports, part),
    saveDraft: (part, contents, edit) => saveDraft(ports, part, contents, edit),
    discardDraft: (part, edit) => discardDraft(ports, part, edit),
    publishDraft: publication => publishDraft(ports, publication),
    listVersions: () => ports.versions.all(),
    recordInForce: record => recordInForce(ports, record),
  }
}
