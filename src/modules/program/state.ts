import type { ProgramPorts, StoredDrafts, Version } from './ports.ts'
import { DraftChanged, RevisionNeeded } from './refusals.ts'
import {
  canonical,
  documentFrom,
  isSame,
  type PartName,
  type ProgramDocument,
  partNames,
} from './rules/document.ts'

/** The program as it stands: what is in force, and what the clinic wants it to be. */
export interface ProgramState {
  readonly version: Version | undefined
  readonly inForce: ProgramDocument
  readonly drafts: StoredDrafts
  /** What is in force with the drafts over it. */
  readonly draft: ProgramDocument
}

type Ports = Pick<ProgramPorts, 'parts' | 'drafts' | 'versions'>

/**
 * Reads all of it. What is in force is what the last version says; before the first one, what the parts themselves hold.
 */
export async function readState({ parts, drafts, versions }: Ports): Promise<ProgramState> {
  const version = await versions.latest()
  const inForce = version ? await versions.documentOf(version.number) : await readParts(parts)
  const stored = await drafts.all()
  return { version, inForce, drafts: stored, draft: documentOf(inForce, stored) }
}

/** What the parts hold. */
export async function readParts(parts: ProgramPorts['parts']): Promise<ProgramDocument> {
  const held = new Map<PartName, unknown>()
  for (const part of partNames) held.set(part, await parts[part].read())
  return documentFrom(part => held.get(part) as never)
}

const documentOf = (inForce: ProgramDocument, drafts: StoredDrafts): ProgramDocument =>
  documentFrom(part => draftedPart(drafts, part) ?? inForce[part])

const draftedPart = <Name extends PartName>(
  drafts: StoredDrafts,
  part: Name,
): ProgramDocument[Name] | undefined => drafts[part]?.contents

/** Those parts that the two say otherwise. */
export const changedParts = (before: ProgramDocument, after: ProgramDocument): readonly PartName[] =>
  partNames.filter(part => !isSame(before[part], after[part]))

/** Only some parts of a document. */
export const partsOf = (document: ProgramDocument, parts: readonly PartName[]): Partial<ProgramDocument> =>
  Object.fromEntries(parts.map(part => [part, document[part]]))

/** What `If-Match` says of one part. */
export const revisionOfPart = (
  { fingerprint }: Pick<ProgramPorts, 'fingerprint'>,
  contents: unknown,
): string => fingerprint(canonical(contents))

/** What `If-Match` says of the whole draft, and of the version that it would follow. */
export const revisionOf = (
  { fingerprint }: Pick<ProgramPorts, 'fingerprint'>,
  { version, draft }: Pick<ProgramState, 'version' | 'draft'>,
): string => fingerprint(canonical([version?.number ?? 0, draft]))

/** Who changed the draft last. */
export const lastEditorOf = ({ drafts }: Pick<ProgramState, 'drafts'>): string | undefined =>
  Object.values(drafts).sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime())[0]?.changedBy

/** Who opened a page, and on it saw something else than what is there now, hears so with what is there. */
export function refuseUnseen(
  seen: string,
  now: { readonly revision: string; readonly by: string | undefined; readonly current?: unknown },
): void {
  if (seen === '') throw new RevisionNeeded()
  if (seen !== now.revision) throw new DraftChanged(now.by ?? 'Someone else', now.current)
}
