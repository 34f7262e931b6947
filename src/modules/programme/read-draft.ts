import { isSame, type PartName, type ProgrammeDocument } from './document.ts'
import type { ProgrammePorts } from './ports.ts'
import { type ProgrammeState, readState, revisionOfPart } from './state.ts'

/** A part as it would be published. */
export interface PartDraft<Name extends PartName = PartName> {
  /** For `If-Match`. */
  readonly revision: string
  readonly changed: boolean
  readonly changedBy: string | null
  readonly changedAt: Date | null
  readonly contents: ProgrammeDocument[Name]
}

export async function readDraft<Name extends PartName>(
  ports: ProgrammePorts,
  part: Name,
): Promise<PartDraft<Name>> {
  return draftOf(ports, await readState(ports), part)
}

export function draftOf<Name extends PartName>(
  ports: Pick<ProgrammePorts, 'fingerprint'>,
  { inForce, draft, drafts }: ProgrammeState,
  part: Name,
): PartDraft<Name> {
  const stored = drafts[part]
  const contents = draft[part]
  return {
    revision: revisionOfPart(ports, contents),
    changed: stored !== undefined && !isSame(contents, inForce[part]),
    changedBy: stored?.changedBy ?? null,
    changedAt: stored?.changedAt ?? null,
    contents,
  }
}
