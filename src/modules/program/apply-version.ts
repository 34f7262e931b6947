import type { ProgramPorts, Version } from './ports.ts'
import { NotReadyToPublish } from './refusals.ts'
import { isSame, type PartName, type ProgramDocument, partNames } from './rules/document.ts'
import { problemsOf, restoredPart } from './rules/parts.ts'
import { changedParts, partsOf, readParts } from './state.ts'

/** Refuses to publish a document with problems, listing all of them. */
export function refuseProblems(document: ProgramDocument): void {
  const problems = partNames.flatMap(part =>
    problemsOf(part, document).map(({ path, message }) => ({ path: `${part}.${path}`, message })),
  )
  if (problems.length > 0) throw new NotReadyToPublish(problems)
}

/**
 * Publishes all parts, even unchanged ones, so that each one has the new version's number (D-168). Deletes drafts that
 * match the published contents.
 */
export async function applyVersion(
  { parts, versions, drafts }: Pick<ProgramPorts, 'parts' | 'versions' | 'drafts'>,
  version: Version,
  document: ProgramDocument,
  changed: readonly PartName[],
): Promise<void> {
  await versions.add(version, partsOf(document, changed))
  for (const part of partNames) await publishPart(parts, part, document, version.number)
  const stored = await drafts.all()
  await drafts.drop(partNames.filter(part => isSame(stored[part]?.contents, document[part])))
}

const publishPart = <Name extends PartName>(
  parts: ProgramPorts['parts'],
  part: Name,
  document: ProgramDocument,
  version: number,
) => parts[part].publish(document[part], version)

export interface CurrentVersionRecord {
  readonly note: string
  readonly by: string
  /** Whether this may be the first version, which opens the clinic. */
  readonly begins: boolean
}

/**
 * If the parts' contents differ from the last version, records them as a new one. They differ if they were seeded, or
 * date from before there were versions. Call it in a transaction.
 */
export async function recordCurrentVersion(
  ports: ProgramPorts,
  { note, by, begins }: CurrentVersionRecord,
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
  await applyVersion(ports, version, document, changed)
  return version
}

/**
 * Does work that changes the published program, records the result as a version, and adds it to what is drafted and
 * scheduled, which would otherwise take it back. Call it in a transaction.
 */
export async function recordWork<Made>(
  ports: ProgramPorts,
  note: string,
  work: () => Promise<Made>,
): Promise<Made> {
  await ports.takeTurn()
  const before = await readParts(ports.parts)
  const made = await work()
  const document = await readParts(ports.parts)
  const [stored, scheduled] = [await ports.drafts.all(), await ports.schedule.find()]
  const contents = { ...scheduled?.contents }
  for (const part of changedParts(before, document)) {
    const [draft, waiting] = [stored[part], contents[part]]
    const added = <Kept>(kept: Kept) => restoredPart(part, document[part], kept as never)
    const amended = { ...contents, ...(waiting && { [part]: added(waiting) }) }
    // What can't be published with it, such as two codes of one name, is left as it was scheduled.
    if (waiting && problemsOf(part, { ...document, ...amended }).length > 0) continue
    Object.assign(contents, amended)
    if (draft) await ports.drafts.keep(part, { ...draft, contents: added(draft.contents) })
  }
  if (scheduled) await ports.schedule.amend(contents)
  await recordCurrentVersion(ports, { note, by: 'Velora', begins: false })
  return made
}

const isBlank = ({ places, menu, rewards, codes }: ProgramDocument) =>
  [places.places, menu.services, rewards.rewards, codes.codes].every(list => list.length === 0)
