import { noticeBegan } from './notice.ts'
import type { AffectedMembers, ProgramPorts, Touching } from './ports.ts'
import { partsComingBack, type Recent, type Worsening, worseningsBetween } from './rules/worsenings.ts'
import { type ProgramState, readState } from './state.ts'

export interface Effect extends AffectedMembers {
  readonly words: string
}

/** Members who last earned with a service or code longer ago than this, in days, aren't counted as affected. */
const countsOnItDays = 365

/** The draft's unfavorable changes, compared with what members have or had within the notice period. */
export async function findWorsenings(
  { versions, now, timeZone }: Pick<ProgramPorts, 'versions' | 'now' | 'timeZone'>,
  { published, draft }: Pick<ProgramState, 'published' | 'draft'>,
): Promise<readonly Worsening[]> {
  const since = noticeBegan(now(), timeZone)
  const recent = new Map<string, unknown>()
  for (const part of partsComingBack(published, draft))
    recent.set(part, await versions.contentsSince(part, since))
  return worseningsBetween(published, draft, Object.fromEntries(recent) as Recent)
}

/** An unfavorable change in the form that finds affected members. */
export const touchingOf = ({ of, id }: Pick<Worsening, 'of' | 'id'>, now: Date): Touching => ({
  of,
  id,
  since: new Date(now.getTime() - countsOnItDays * 86_400_000),
})

export async function assessImpact(ports: ProgramPorts): Promise<readonly Effect[]> {
  const worsenings = await findWorsenings(ports, await readState(ports))
  const now = ports.now()
  return Promise.all(
    worsenings.map(async worsening => ({
      words: worsening.words,
      ...(await ports.countTouched(touchingOf(worsening, now))),
    })),
  )
}
