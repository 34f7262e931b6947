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

/** The program's current state: what's published, plus the draft. */
export interface ProgramState {
  readonly version: Version | undefined
  readonly published: ProgramDocument
  readonly drafts: StoredDrafts
  /** The published contents with the drafts applied. */
  readonly draft: ProgramDocument
}

type Ports = Pick<ProgramPorts, 'parts' | 'drafts' | 'versions'>

/** Reads the whole state. What's published comes from the last version; before the first one, from the parts. */
export async function readState({ parts, drafts, versions }: Ports): Promise<ProgramState> {
  const version = await versions.latest()
  const published = version ? await versions.documentOf(version.number) : await readParts(parts)
  const stored = await drafts.all()
  return { version, published, drafts: stored, draft: documentOf(published, stored) }
}

/** The contents that the parts have now. */
export async function readParts(parts: ProgramPorts['parts']): Promise<ProgramDocument> {
  const held = new Map<PartName, unknown>()
  for (const part of partNames) held.set(part, await parts[part].read())
  return documentFrom(part => held.get(part) as never)
}

const documentOf = (published: ProgramDocument, drafts: StoredDrafts): ProgramDocument =>
  documentFrom(part => draftedPart(drafts, part) ?? published[part])

const draftedPart = <Name extends PartName>(
  drafts: StoredDrafts,
  part: Name,
): ProgramDocument[Name] | undefined => drafts[part]?.contents

/** The parts that differ between the two. */
export const changedParts = (before: ProgramDocument, after: ProgramDocument): readonly PartName[] =>
  partNames.filter(part => !isSame(before[part], after[part]))

export const partsOf = (document: ProgramDocument, parts: readonly PartName[]): Partial<ProgramDocument> =>
  Object.fromEntries(parts.map(part => [part, document[part]]))

/** A part's revision for `If-Match`. */
export const revisionOfPart = (
  { fingerprint }: Pick<ProgramPorts, 'fingerprint'>,
  contents: unknown,
): string => fingerprint(canonical(contents))

/** The revision for `If-Match` of the whole draft, including the version that it builds on. */
export const revisionOf = (
  { fingerprint }: Pick<ProgramPorts, 'fingerprint'>,
  { version, draft }: Pick<ProgramState, 'version' | 'draft'>,
): string => fingerprint(canonical([version?.number ?? 0, draft]))

/** The person who last changed the draft. */
export const lastEditorOf = ({ drafts }: Pick<ProgramState, 'drafts'>): string | undefined =>
  Object.values(drafts).sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime())[0]?.changedBy

/** Refuses if the page that the author saw is out of date, and includes the current contents. */
export function refuseUnseen(
  seen: string,
  now: { readonly revision: string; readonly by: string | undefined; readonly current?: unknown },
): void {
  if (seen === '') throw new RevisionNeeded()
  if (seen !== now.revision) throw new DraftChanged(now.by ?? 'Someone else', now.current)
}
