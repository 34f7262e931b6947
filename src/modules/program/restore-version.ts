import type { ProgramPorts } from './ports.ts'
import { type Overview, readOverview } from './read-overview.ts'
import { readVersion } from './read-version.ts'
import { type Change, differenceBetween } from './rules/difference.ts'
import { isSame, type PartName, type ProgramDocument, partNames } from './rules/document.ts'
import { restoredPart } from './rules/parts.ts'
import type { Edit } from './save-draft.ts'
import { lastEditorOf, readState, refuseUnseen, revisionOf } from './state.ts'

export interface RestoredVersion {
  readonly overview: Overview
  /** The resulting changes to the draft. */
  readonly changes: readonly Change[]
}

/** Call it in a transaction. */
export async function restoreVersion(
  ports: ProgramPorts,
  number: number,
  { seen, by }: Edit,
): Promise<RestoredVersion> {
  await ports.takeTurn()
  const state = await readState(ports)
  const { contents } = await readVersion(ports, number)
  refuseUnseen(seen, { revision: revisionOf(ports, state), by: lastEditorOf(state) })
  const kept = async <Name extends PartName>(part: Name): Promise<ProgramDocument[Name]> => {
    const restored = restoredPart(part, state.published[part], contents[part])
    if (isSame(restored, state.published[part])) await ports.drafts.drop([part])
    else await ports.drafts.keep(part, { contents: restored, changedBy: by.name, changedAt: ports.now() })
    return restored
  }
  const draft = { ...state.draft }
  for (const part of partNames) Object.assign(draft, { [part]: await kept(part) })
  return { overview: await readOverview(ports, by.id), changes: differenceBetween(state.draft, draft) }
}
