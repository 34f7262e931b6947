import { enact } from './enact.ts'
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
  /** The version that says it; null where only the draft or what is scheduled had it in use. */
  readonly version: Version | null
  readonly changedIn: 'version' | 'draft' | 'schedule'
  readonly changes: readonly Change[]
}

/** What there is of the program, and who changes it. */
interface Standing extends ProgramState {
  readonly scheduled: ScheduledPublication | undefined
  readonly by: Author
}

/**
 * The same change is made to what is in force, to the draft and to what is scheduled, each of which keeps what else it says
 * (D-187). To be called in one transaction.
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
  const standing = { ...state, scheduled: await ports.schedule.find(), by }
  const name = nameIn(state.inForce[part])
  return name === undefined
    ? withdrawPlanned(ports, withdrawal, standing)
    : withdrawInForce(ports, withdrawal, standing, name)
}

async function withdrawInForce<Name extends PartName>(
  ports: ProgramPorts,
  withdrawal: Withdrawal<Name>,
  standing: Standing,
  name: string,
): Promise<WithdrawalResult> {
  const { part, verb, outOf } = withdrawal
  const { inForce, by } = standing
  const document = { ...inForce, [part]: outOf(inForce[part]) }
  await amendDraft(ports, withdrawal, standing, document)
  await amendSchedule(ports, withdrawal, standing)
  const version = {
    number: (standing.version?.number ?? 0) + 1,
    publishedAt: ports.now(),
    publishedBy: by.name,
    note: `${verb}: ${name}`,
    shortenedBecause: null,
  }
  await enact(ports, version, document, standing.version ? [part] : partNames)
  return { version, changedIn: 'version', changes: differenceBetween(inForce, document) }
}

/** Of what members do not have yet: only what has it in use is another one afterwards. */
async function withdrawPlanned<Name extends PartName>(
  ports: ProgramPorts,
  withdrawal: Withdrawal<Name>,
  standing: Standing,
): Promise<WithdrawalResult> {
  const { part, nameIn, outOf } = withdrawal
  const { inForce, draft, scheduled } = standing
  const uses = (contents: ProgramDocument[Name] | undefined) =>
    contents !== undefined && nameIn(contents) !== undefined
  const isDrafted = uses(draft[part])
  if (!isDrafted && !uses(scheduled?.contents[part])) throw new NotInUse()
  if (isDrafted) await amendDraft(ports, withdrawal, standing, inForce)
  if (uses(scheduled?.contents[part])) await amendSchedule(ports, withdrawal, standing)
  const before = isDrafted ? draft : { ...inForce, ...scheduled?.contents }
  const changes = differenceBetween(before, { ...before, [part]: outOf(before[part]) })
  return { version: null, changedIn: isDrafted ? 'draft' : 'schedule', changes }
}

/** Whoever changed the rest of it stays its author. */
async function amendDraft<Name extends PartName>(
  ports: ProgramPorts,
  { part, outOf }: Withdrawal<Name>,
  { draft, drafts, by }: Standing,
  inForce: ProgramDocument,
): Promise<void> {
  const contents = keepWhatWas(part, inForce[part], outOf(draft[part]))
  if (isSame(contents, inForce[part])) return ports.drafts.drop([part])
  const { changedBy = by.name, changedAt = ports.now() } = drafts[part] ?? {}
  await ports.drafts.keep(part, { contents, changedBy, changedAt })
}

async function amendSchedule<Name extends PartName>(
  { schedule }: Pick<ProgramPorts, 'schedule'>,
  { part, outOf }: Withdrawal<Name>,
  { scheduled }: Standing,
): Promise<void> {
  const contents = scheduled?.contents[part]
  if (scheduled && contents) await schedule.amend({ ...scheduled.contents, [part]: outOf(contents) })
}
