import { applyVersion } from './apply-version.ts'
import type { Author, ProgramPorts, ScheduledPublication, Version } from './ports.ts'
import { draftOf } from './read-overview.ts'
import { NotInUse } from './refusals.ts'
import { type Change, differenceBetween } from './rules/difference.ts'
import { isSame, type PartName, type ProgramDocument, partNames } from './rules/document.ts'
import { keepWhatWas } from './rules/parts.ts'
import type { Withdrawal } from './rules/withdrawals.ts'
import type { Edit } from './save-draft.ts'
import { type ProgramState, readState, refuseUnseen } from './state.ts'

export interface WithdrawalResult {
  /** The new version; null if only the draft or the scheduled publication used the item. */
  readonly version: Version | null
  readonly changedIn: 'version' | 'draft' | 'schedule'
  readonly changes: readonly Change[]
}

/** The program's state, and the person who changes it. */
interface WithdrawalContext extends ProgramState {
  readonly scheduled: ScheduledPublication | undefined
  readonly by: Author
}

/**
 * Makes the same change to the published program, the draft and the scheduled publication, without other changes
 * (D-187). Call it in a transaction.
 */
export async function withdrawItem<Name extends PartName>(
  ports: ProgramPorts,
  withdrawal: Withdrawal<Name>,
  { seen, by }: Edit,
): Promise<WithdrawalResult> {
  await ports.takeTurn()
  const state = await readState(ports)
  const { part, nameIn } = withdrawal
  const { revision, changedBy } = draftOf(ports, state, part)
  refuseUnseen(seen, { revision, by: changedBy ?? state.version?.publishedBy })
  const context = { ...state, scheduled: await ports.schedule.find(), by }
  const name = nameIn(state.published[part])
  return name === undefined
    ? withdrawPlanned(ports, withdrawal, context)
    : withdrawPublished(ports, withdrawal, context, name)
}

async function withdrawPublished<Name extends PartName>(
  ports: ProgramPorts,
  withdrawal: Withdrawal<Name>,
  context: WithdrawalContext,
  name: string,
): Promise<WithdrawalResult> {
  const { part, verb, outOf } = withdrawal
  const { published, by } = context
  const document = { ...published, [part]: outOf(published[part]) }
  await amendDraft(ports, withdrawal, context, document)
  await amendSchedule(ports, withdrawal, context)
  const version = {
    number: (context.version?.number ?? 0) + 1,
    publishedAt: ports.now(),
    publishedBy: by.name,
    note: `${verb}: ${name}`,
    shortenedBecause: null,
  }
  await applyVersion(ports, version, document, context.version ? [part] : partNames)
  return { version, changedIn: 'version', changes: differenceBetween(published, document) }
}

/** The item isn't published yet, so only the draft and the scheduled publication change, if they use it. */
async function withdrawPlanned<Name extends PartName>(
  ports: ProgramPorts,
  withdrawal: Withdrawal<Name>,
  context: WithdrawalContext,
): Promise<WithdrawalResult> {
  const { part, nameIn, outOf } = withdrawal
  const { published, draft, scheduled } = context
  const uses = (contents: ProgramDocument[Name] | undefined) =>
    contents !== undefined && nameIn(contents) !== undefined
  const isDrafted = uses(draft[part])
  if (!isDrafted && !uses(scheduled?.contents[part])) throw new NotInUse()
  if (isDrafted) await amendDraft(ports, withdrawal, context, published)
  if (uses(scheduled?.contents[part])) await amendSchedule(ports, withdrawal, context)
  const before = isDrafted ? draft : { ...published, ...scheduled?.contents }
  const changes = differenceBetween(before, { ...before, [part]: outOf(before[part]) })
  return { version: null, changedIn: isDrafted ? 'draft' : 'schedule', changes }
}

/** The draft keeps its author. */
async function amendDraft<Name extends PartName>(
  ports: ProgramPorts,
  { part, outOf }: Withdrawal<Name>,
  { draft, drafts, by }: WithdrawalContext,
  published: ProgramDocument,
): Promise<void> {
  const contents = keepWhatWas(part, published[part], outOf(draft[part]))
  if (isSame(contents, published[part])) return ports.drafts.drop([part])
  const { changedBy = by.name, changedAt = ports.now() } = drafts[part] ?? {}
  await ports.drafts.keep(part, { contents, changedBy, changedAt })
}

async function amendSchedule<Name extends PartName>(
  { schedule }: Pick<ProgramPorts, 'schedule'>,
  { part, outOf }: Withdrawal<Name>,
  { scheduled }: WithdrawalContext,
): Promise<void> {
  const contents = scheduled?.contents[part]
  if (scheduled && contents) await schedule.amend({ ...scheduled.contents, [part]: outOf(contents) })
}
