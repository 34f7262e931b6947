import type { ProgramPorts } from './ports.ts'
import type { Worsening } from './rules/worsenings.ts'
import { touchingOf } from './weigh-effects.ts'

/** Few enough that a transaction is short. */
const batchSize = 100

interface Said {
  readonly message: string
  readonly worsenings: readonly Worsening[]
  /** Whether it is of a publication that waits for its time. */
  readonly isScheduled: boolean
}

/** Has whom it touches notified behind the caller's transaction, once each (D-209); says how many they are now. */
export async function announceChange(
  ports: Pick<ProgramPorts, 'announcements' | 'countTouchedByAny' | 'now'>,
  { message, worsenings, isScheduled }: Said,
): Promise<number> {
  const now = ports.now()
  const touching = worsenings.map(worsening => touchingOf(worsening, now))
  const members = await ports.countTouchedByAny(touching)
  if (members > 0) await ports.announcements.add({ message, touching, isScheduled })
  return members
}

/**
 * Notifies the next batch of those who are to hear of it, and says whether more of them may be left. To be called in one transaction:
 * whatever ends the process, whoever comes next goes on behind the last one who was told.
 */
export async function notifyNextBatch(
  ports: Pick<ProgramPorts, 'announcements' | 'touchedAfter' | 'notifyMember'>,
): Promise<boolean> {
  const announcement = await ports.announcements.claim()
  if (!announcement) return false
  const { id, message, touching, lastTold } = announcement
  const members = await ports.touchedAfter(touching, lastTold ?? undefined, batchSize)
  for (const memberId of members)
    await ports.notifyMember(
      memberId,
      { title: 'What’s changing for you', message, type: 'GENERAL' },
      { isUrgent: false },
    )
  const last = members.length < batchSize ? undefined : members.at(-1)
  if (last) await ports.announcements.advance(id, last)
  else await ports.announcements.end(id)
  return true
}
