import { applyVersion, refuseProblems } from './apply-version.ts'
import type { ProgramPorts, ScheduledPublication, Version } from './ports.ts'
import { NothingScheduled } from './refusals.ts'
import { documentFrom, type PartName, type ProgramDocument, partNames } from './rules/document.ts'
import { keepWhatWas } from './rules/parts.ts'
import { changedParts, readState } from './state.ts'

/** The person who scheduled it has decided, so it runs even after they've left. Call it in a transaction. */
export async function publishDue(ports: ProgramPorts): Promise<Version | undefined> {
  await ports.takeTurn()
  const scheduled = await ports.schedule.find()
  if (!scheduled || scheduled.at > ports.now()) return undefined
  const { version: last, published } = await readState(ports)
  const { contents, note, by: publishedBy, shortenedBecause } = scheduled
  const document = over(published, contents)
  refuseProblems(document)
  const number = (last?.number ?? 0) + 1
  const version = { number, publishedAt: ports.now(), publishedBy, note, shortenedBecause }
  await ports.schedule.clear()
  await ports.announcements.publishScheduled()
  await applyVersion(ports, version, document, last ? changedParts(published, document) : partNames)
  return version
}

/** Items seeded since the publication was scheduled are kept, archived. */
const over = (published: ProgramDocument, decided: Partial<ProgramDocument>): ProgramDocument =>
  documentFrom(part => decidedPart(part, published[part], decided[part]))

const decidedPart = <Name extends PartName>(
  part: Name,
  published: ProgramDocument[Name],
  decided: ProgramDocument[Name] | undefined,
) => (decided ? keepWhatWas(part, published, decided) : published)

/** Its contents become the draft again, except for parts that have been edited since. Call it in a transaction. */
export async function cancelSchedule(ports: ProgramPorts): Promise<ScheduledPublication> {
  await ports.takeTurn()
  const scheduled = await ports.schedule.find()
  if (!scheduled) throw new NothingScheduled()
  const { published, drafts } = await readState(ports)
  const document = over(published, scheduled.contents)
  const draft = { changedBy: scheduled.by, changedAt: ports.now() }
  for (const part of changedParts(published, document))
    if (!drafts[part]) await ports.drafts.keep(part, { ...draft, contents: document[part] })
  await ports.schedule.clear()
  await ports.announcements.endScheduled()
  return scheduled
}
