import { enact } from './enact.ts'
import type { ProgrammePorts, Version } from './ports.ts'
import { draftOf } from './read-overview.ts'
import { NotInUse } from './refusals.ts'
import { type Change, differenceBetween } from './rules/difference.ts'
import { isSame, type PartName, type ProgrammeDocument, partNames } from './rules/document.ts'
import { keepWhatWas } from './rules/parts.ts'
import type { Withdrawal } from './rules/withdrawals.ts'
import type { Edit } from './save-draft.ts'
import { type ProgrammeState, readState, refuseUnseen } from './state.ts'

export interface Withdrawn {
  /** The version that says it; null where it was in use in the draft only. */
  readonly version: Version | null
  readonly changes: readonly Change[]
}

/**
 * The same change is made to what is in force, to the draft and to what is scheduled, each of which keeps what else it says
 * (D-187). To be called in one transaction.
 */
export async function withdrawItem<Name extends PartName>(
  ports: ProgrammePorts,
  withdrawal: Withdrawal<Name>,
  { seen, by }: Edit,
): Promise<Withdrawn> {
  await ports.takeTurn()
  const state = await readState(ports)
  const { part, nameIn, outOf } = withdrawal
  const { inForce, draft } = state
  const { revision, changedBy } = draftOf(ports, state, part)
  refuseUnseen(seen, { revision, by: changedBy ?? state.version?.publishedBy })
  const name = nameIn(inForce[part])
  if (name === undefined && nameIn(draft[part]) === undefined) throw new NotInUse()
  const document = name === undefined ? inForce : { ...inForce, [part]: outOf(inForce[part]) }
  const withdrawn = keepWhatWas(part, document[part], outOf(draft[part]))
  await amendDraft(ports, part, isSame(withdrawn, document[part]) ? undefined : withdrawn, state, by.name)
  await amendSchedule(ports, withdrawal)
  if (name === undefined)
    return { version: null, changes: differenceBetween(draft, { ...draft, [part]: withdrawn }) }
  const version = {
    number: (state.version?.number ?? 0) + 1,
    publishedAt: ports.now(),
    publishedBy: by.name,
    note: `${withdrawal.verb}: ${name}`,
    shortenedBecause: null,
  }
  await enact(ports, version, document, state.version ? [part] : partNames)
  return { version, changes: differenceBetween(inForce, document) }
}

/** Whoever changed the rest of it stays its author. */
async function amendDraft<Name extends PartName>(
  ports: ProgrammePorts,
  part: Name,
  contents: ProgrammeDocument[Name] | undefined,
  { drafts }: ProgrammeState,
  by: string,
): Promise<void> {
  if (contents === undefined) return ports.drafts.drop([part])
  const { changedBy = by, changedAt = ports.now() } = drafts[part] ?? {}
  await ports.drafts.keep(part, { contents, changedBy, changedAt })
}

async function amendSchedule<Name extends PartName>(
  { schedule }: Pick<ProgrammePorts, 'schedule'>,
  { part, outOf }: Withdrawal<Name>,
): Promise<void> {
  const scheduled = await schedule.find()
  const contents = scheduled?.contents[part]
  if (scheduled && contents) await schedule.amend({ ...scheduled.contents, [part]: outOf(contents) })
}
