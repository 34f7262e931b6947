import { PatientGone } from '#platform/kernel/account-gone.ts'
import { foldMessages, lengthOfPart } from './fold-messages.ts'
import type { TimelineFilter, TimelineItem, TimelinePlace } from './happened.ts'
import type { TimelinePorts } from './ports.ts'

export interface TimelinePart {
  readonly items: readonly TimelineItem[]
  /** Includes notifications that are folded into other items. */
  readonly total: number
  /** Undefined on the last page. */
  readonly next: TimelinePlace | undefined
}

export async function readTimeline(
  { isPatient, happened }: TimelinePorts,
  memberId: string,
  limit: number,
  after: TimelinePlace | undefined,
  only: TimelineFilter | undefined,
): Promise<TimelinePart> {
  const [isThere, oneMore, total] = await Promise.all([
    isPatient(memberId),
    happened.of(memberId, limit + 1, after, only),
    happened.count(memberId, only),
  ])
  if (!isThere) throw new PatientGone()
  const part = oneMore.slice(0, lengthOfPart(oneMore, limit))
  const last = oneMore.length > part.length ? part.at(-1) : undefined
  return { items: foldMessages(part), total, next: last && { at: last.microseconds, id: last.id } }
}
