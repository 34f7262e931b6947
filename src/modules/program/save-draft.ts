import type { Author, ProgramPorts } from './ports.ts'
import { draftOf, type PartDraft } from './read-overview.ts'
import { recordWritten } from './record-reading.ts'
import { type Change, differenceBetween } from './rules/difference.ts'
import { isSame, type PartName, type ProgramDocument } from './rules/document.ts'
import { keepWhatWas } from './rules/parts.ts'
import { type ProgramState, readState, refuseUnseen } from './state.ts'

export interface Edit {
  /** The revision that the author saw. */
  readonly seen: string
  readonly by: Author
}

export interface SavedDraft<Name extends PartName = PartName> {
  readonly draft: PartDraft<Name>
  /** The changes from this edit alone. */
  readonly changes: readonly Change[]
}

/** Call it in a transaction. */
export async function saveDraft<Name extends PartName>(
  ports: ProgramPorts,
  part: Name,
  edited: ProgramDocument[Name],
  { seen, by }: Edit,
): Promise<SavedDraft<Name>> {
  await ports.takeTurn()
  const state = await readState(ports)
  const before = draftOf(ports, state, part)
  const contents = keepWhatWas(part, state.published[part], edited)
  // A client that missed the first response sends the same request again.
  if (isSame(before.contents, contents)) return { draft: before, changes: [] }
  refuseUnseen(seen, { revision: before.revision, by: before.changedBy ?? undefined, current: before })
  await recordWritten(ports, state.draft, { ...state.draft, [part]: contents }, by)
  return replaceDraft(ports, state, part, contents, by)
}

/** Resets a part to the published contents. Call it in a transaction. */
export async function discardDraft<Name extends PartName>(
  ports: ProgramPorts,
  part: Name,
  { seen, by }: Edit,
): Promise<SavedDraft<Name>> {
  await ports.takeTurn()
  const state = await readState(ports)
  const before = draftOf(ports, state, part)
  if (!state.drafts[part]) return { draft: before, changes: [] }
  refuseUnseen(seen, { revision: before.revision, by: before.changedBy ?? undefined, current: before })
  return replaceDraft(ports, state, part, state.published[part], by)
}

async function replaceDraft<Name extends PartName>(
  ports: ProgramPorts,
  state: ProgramState,
  part: Name,
  contents: ProgramDocument[Name],
  by: Author,
): Promise<SavedDraft<Name>> {
  const stored = { contents, changedBy: by.name, changedAt: ports.now() }
  const isBack = isSame(contents, state.published[part])
  if (isBack) await ports.drafts.drop([part])
  else {
    await ports.drafts.keep(part, stored)
    await ports.retainPictures(contents)
  }
  const drafts = { ...state.drafts, [part]: isBack ? undefined : stored }
  const draft = { ...state.draft, [part]: contents }
  return {
    draft: draftOf(ports, { ...state, drafts, draft }, part),
    changes: differenceBetween(state.draft, draft),
  }
}
