import { type PartName, partNames } from './document.ts'
import type { ProgrammePorts } from './ports.ts'
import { type MissingPart, missingIn, type Problem, problemsOf } from './problems.ts'
import { draftOf } from './read-draft.ts'
import { readState, revisionOf } from './state.ts'

export interface PartOverview {
  readonly part: PartName
  readonly changed: boolean
  readonly changedBy: string | null
  readonly changedAt: Date | null
  /** What keeps it from being published. */
  readonly problems: readonly Problem[]
}

export interface Overview {
  /** For the `If-Match` of a publication. */
  readonly revision: string
  /** 0: nothing was published yet. */
  readonly version: number
  readonly publishedAt: Date | null
  readonly publishedBy: string | null
  readonly parts: readonly PartOverview[]
  /** What is to be done before patients can be invited. */
  readonly missing: readonly MissingPart[]
}

export async function readOverview(ports: ProgrammePorts): Promise<Overview> {
  const state = await readState(ports)
  const { version, draft } = state
  return {
    revision: revisionOf(ports, state),
    version: version?.number ?? 0,
    publishedAt: version?.publishedAt ?? null,
    publishedBy: version?.publishedBy ?? null,
    parts: partNames.map(part => {
      const { changed, changedBy, changedAt } = draftOf(ports, state, part)
      return { part, changed, changedBy, changedAt, problems: problemsOf(part, draft) }
    }),
    missing: missingIn(draft),
  }
}
