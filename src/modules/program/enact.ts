import type { ProgramPorts, Version } from './ports.ts'
import { NotReadyToPublish } from './refusals.ts'
import { isSame, type PartName, type ProgramDocument, partNames } from './rules/document.ts'
import { problemsOf } from './rules/parts.ts'
import { changedParts, partsOf, readParts } from './state.ts'

/** Names everything that keeps a document from being published. */
export function refuseProblems(document: ProgramDocument): void {
  const problems = partNames.flatMap(part =>
    problemsOf(part, document).map(({ path, message }) => ({ path: `${part}.${path}`, message })),
  )
  if (problems.length > 0) throw new NotReadyToPublish(problems)
}

/**
 * Every part is told, also of a version that leaves it as it was: what it holds is in force under that one (D-168). A draft
 * that says what is published is none any more.
 */
export async function enact(
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

export interface RecordOfInForce {
  readonly note: string
  readonly by: string
  /** Whether it may be the first version, with which the clinic is open. */
  readonly begins: boolean
}

/**
 * Makes a version of what the parts hold, where that is not what the last version says: what was there before there were
 * versions, and what was seeded. To be called in one transaction.
 */
export async function recordInForce(
  ports: ProgramPorts,
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
  await enact(ports, version, document, changed)
  return version
}

const isBlank = ({ places, menu, rewards, codes }: ProgramDocument) =>
  [places.places, menu.services, rewards.rewards, codes.codes].every(list => list.length === 0)
