import { PatientGone } from '#platform/kernel/account-gone.ts'
import type { TimelineItem, TimelinePlace } from './happened.ts'
import type { TimelinePorts } from './ports.ts'

export interface TimelinePart {
  readonly items: readonly TimelineItem[]
  readonly total: number
  /** Absent at the end of the line. */
  readonly next: TimelinePlace | undefined
}

export async function readTimeline(
  { isPatient, happened }: TimelinePorts,
  memberId: string,
  limit: number,
  after: TimelinePlace | undefined,
): Promise<TimelinePart> {
  const [isThere, oneMore, total] = await Promise.all([
    isPatient(memberId),
    happened.of(memberId, limit + 1, after),
    happened.count(memberId),
  ])
  if (!isThere) throw new PatientGone()
  const items = oneMore.slice(0, limit)
  const last = oneMore.length > limit ? items.at(-1) : undefined
  return { items, total, next: last && { at: last.microseconds, id: last.id } }
}
