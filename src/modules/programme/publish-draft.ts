import { type Change, differenceBetween } from './difference.ts'
import { type PartName, type ProgrammeDocument, partNames } from './document.ts'
import type { Author, ProgrammePorts, Version } from './ports.ts'
import { problemsOf } from './problems.ts'
import { NothingToPublish, NotReadyToPublish } from './refusals.ts'
import { changedParts, partsOf, readParts, readState, refuseUnseen, revisionOf } from './state.ts'

export interface Publication {
  readonly note: string
  /** The revision of the draft that the author saw. */
  readonly seen: string
  readonly by: Author
}

export interface PublishedVersion {
  readonly version: Version
  readonly changes: readonly Change[]
}

/** To be called in one transaction: all of it or nothing. */
export async function publishDraft(
  ports: ProgrammePorts,
  { note, seen, by }: Publication,
): Promise<PublishedVersion> {
  await ports.takeTurn()
  const state = await readState(ports)
  const editor = Object.values(state.drafts).sort((a, b) => +b.changedAt - +a.changedAt)[0]?.changedBy
  refuseUnseen(seen, { revision: revisionOf(ports, state), by: editor })
  const { inForce, draft } = state
  if (changedParts(inForce, draft).length === 0) throw new NothingToPublish()
  refuseProblems(draft)
  const version = {
    number: (state.version?.number ?? 0) + 1,
    publishedAt: ports.now(),
    publishedBy: by.name,
    note,
    shortenedBecause: null,
  }
  await enact(ports, version, draft, state.version ? changedParts(inForce, draft) : partNames)
  return { version, changes: differenceBetween(inForce, draft) }
}

function refuseProblems(document: ProgrammeDocument): void {
  const problems = partNames.flatMap(part =>
    problemsOf(part, document).map(({ path, message }) => ({ path: `${part}.${path}`, message })),
  )
  if (problems.length > 0) throw new NotReadyToPublish(problems)
}

/** Every part is told, also of a version that leaves it as it was: what it holds is in force under that one. */
async function enact(
  { parts, versions, drafts }: ProgrammePorts,
  version: Version,
  document: ProgrammeDocument,
  changed: readonly PartName[],
): Promise<void> {
  await versions.add(version, partsOf(document, changed))
  await parts.places.publish(document.places, version.number)
  await parts.menu.publish(document.menu, version.number)
  await parts.rewards.publish(document.rewards, version.number)
  await parts.codes.publish(document.codes, version.number)
  await drafts.drop(changed)
}

export interface RecordOfInForce {
  readonly note: string
  readonly by: string
  /** Whether it may be the first version, with which the clinic is open. */
  readonly begins: boolean
}

const isBlank = ({ places, menu, rewards, codes }: ProgrammeDocument) =>
  [places.places, menu.services, rewards.rewards, codes.codes].every(list => list.length === 0)

/**
 * Makes a version of what the parts hold, where that is not what the last version says: what was there before there were
 * versions, and what was seeded. To be called in one transaction.
 */
export async function recordInForce(
  ports: ProgrammePorts,
  { note, by, begins }: RecordOfInForce,
): Promise<Version | undefined> {
  await ports.takeTurn()
  const last = await ports.versions.latest()
  if (!last && !begins) return undefined
  const document = await readParts(ports.parts)
  if (!last && isBlank(document)) return undefined
  const changed = last ? changedParts(await ports.versions.documentOf(last.number), document) : partNames
  if (changed.length === 0) return last
  const version = {
    number: (last?.number ?? 0) + 1,
    publishedAt: ports.now(),
    publishedBy: by,
    note,
    shortenedBecause: null,
  }
  await enact({ ...ports, drafts: { ...ports.drafts, drop: async () => {} } }, version, document, changed)
  return version
}
