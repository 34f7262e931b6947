import { clinicDay } from '#platform/kernel/clinic-day.ts'
import type { ProgramPorts, ScheduledPublication } from './ports.ts'
import { unreadPages } from './record-reading.ts'
import { isSame, type PartName, type ProgramDocument, partNames } from './rules/document.ts'
import { type InventedMember, inventedMember } from './rules/invented-member.ts'
import { type Page, titleOf } from './rules/pages.ts'
import type { Problem } from './rules/part-rules.ts'
import { type MissingPart, missingIn, problemsOf } from './rules/parts.ts'
import { type ProgramState, readState, revisionOf, revisionOfPart } from './state.ts'

export interface PartOverview {
  readonly part: PartName
  readonly changed: boolean
  readonly changedBy: string | null
  readonly changedAt: Date | null
  /** What prevents publishing. */
  readonly problems: readonly Problem[]
}

export interface Overview {
  /** The revision to send in `If-Match` when publishing. */
  readonly revision: string
  /** 0 before the first publication. */
  readonly version: number
  readonly publishedAt: Date | null
  readonly publishedBy: string | null
  /** The publication that's scheduled, if any. */
  readonly scheduled: ScheduledPublication | null
  readonly parts: readonly PartOverview[]
  /** The steps before patients can be invited. */
  readonly missing: readonly MissingPart[]
}

/** With a reader, the problems include the texts that this person hasn't opened. */
export async function readOverview(ports: ProgramPorts, reader?: string): Promise<Overview> {
  const state = await readState(ports)
  const { version, draft } = state
  const unread = reader ? await unreadPages(ports, state, reader) : []
  return {
    revision: revisionOf(ports, state),
    version: version?.number ?? 0,
    publishedAt: version?.publishedAt ?? null,
    publishedBy: version?.publishedBy ?? null,
    scheduled: (await ports.schedule.find()) ?? null,
    parts: partNames.map(part => {
      const { changed, changedBy, changedAt } = draftOf(ports, state, part)
      const problems = [
        ...problemsOf(part, draft),
        ...(part === 'pages' ? unread.map(page => unreadProblem(page, draft)) : []),
      ]
      return { part, changed, changedBy, changedAt, problems }
    }),
    missing: [...missingIn(draft), ...(version || unread.length === 0 ? [] : [toRead(unread)])],
  }
}

const unreadProblem = (page: Page, { pages }: ProgramDocument): Problem => ({
  path: `pages.${pages.pages.indexOf(page)}`,
  message: `Please open “${titleOf(page)}” and read what’s published in your name.`,
})

const toRead = (pages: readonly Page[]): MissingPart => ({
  part: 'pages',
  what: `Read ${pages.map(page => `“${titleOf(page)}”`).join(' and ')}`,
})

/** A part with its draft changes. */
export interface PartDraft<Name extends PartName = PartName> {
  /** For `If-Match`. */
  readonly revision: string
  readonly changed: boolean
  readonly changedBy: string | null
  readonly changedAt: Date | null
  readonly contents: ProgramDocument[Name]
}

export async function readDraft<Name extends PartName>(
  ports: ProgramPorts,
  part: Name,
): Promise<PartDraft<Name>> {
  return draftOf(ports, await readState(ports), part)
}

export function draftOf<Name extends PartName>(
  ports: Pick<ProgramPorts, 'fingerprint'>,
  { published, draft, drafts }: ProgramState,
  part: Name,
): PartDraft<Name> {
  const stored = drafts[part]
  const contents = draft[part]
  return {
    revision: revisionOfPart(ports, contents),
    changed: stored !== undefined && !isSame(contents, published[part]),
    changedBy: stored?.changedBy ?? null,
    changedAt: stored?.changedAt ?? null,
    contents,
  }
}

export interface PreviewContents {
  readonly document: ProgramDocument
  readonly member: InventedMember
}

export async function readPreview(ports: ProgramPorts): Promise<PreviewContents> {
  const { draft } = await readState(ports)
  const timeZone = draft.rules.rules.timeZone ?? ports.timeZone
  return { document: draft, member: inventedMember(draft, clinicDay(ports.now(), timeZone)) }
}
