import { touchingOf } from './assess-impact.ts'
import type { ProgramPorts } from './ports.ts'
import type { Worsening } from './rules/worsenings.ts'

/** Small enough to keep transactions short. */
const batchSize = 100

interface Said {
  readonly message: string
  readonly worsenings: readonly Worsening[]
  /** Whether it belongs to a scheduled publication. */
  readonly isScheduled: boolean
}

/** Notifies affected members after the caller's transaction, once each (D-209); returns how many are affected now. */
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
 * Notifies the next batch of affected members; returns whether there may be more. Call it in a transaction. If the
 * process dies, the next run continues after the last member who was notified.
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
      { isUrgent: false, pushText: 'Open the app to see the details.' },
    )
  const last = members.length < batchSize ? undefined : members.at(-1)
  if (last) await ports.announcements.advance(id, last)
  else await ports.announcements.end(id)
  return true
}
