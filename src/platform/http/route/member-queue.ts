import { isServerAway } from '#platform/database/database-errors.ts'
import { semaphore } from '#platform/kernel/semaphore.ts'
import { QueueFull } from './refusals.ts'

const mostWaiting = 200
const longestWaitMs = 20_000

/**
 * Runs work as soon as nothing else runs for the same member. Whoever is gone by then, or waited too long, is refused; and
 * where one finds that nobody answers, those behind it hear so at once instead of each finding out.
 */
export type MemberQueue = <T>(member: string, isGone: () => boolean, work: () => Promise<T>) => Promise<T>

interface Queue {
  users: number
  away: Error | undefined
  readonly inTurn: ReturnType<typeof semaphore>
}

/**
 * Writes to one member wait for the member's row in any case. Here they do it before they have a connection, so that
 * there is one for everybody else; and never within a transaction, so that nobody holds what another waits for (D-110).
 */
export function openMemberQueue(): MemberQueue {
  const full = () => new QueueFull()
  const queues = new Map<string, Queue>()
  return async (member, isGone, work) => {
    const queue: Queue = queues.get(member) ?? {
      users: 0,
      away: undefined,
      inTurn: semaphore({ atOnce: 1, waiting: mostWaiting, full }),
    }
    queues.set(member, queue)
    queue.users++
    const askedAt = performance.now()
    try {
      return await queue.inTurn(async () => {
        if (queue.away) throw queue.away
        if (isGone() || performance.now() - askedAt > longestWaitMs) throw full()
        return work().catch(error => {
          if (isServerAway(error)) queue.away = error
          throw error
        })
      })
    } finally {
      queue.users--
      if (queue.users === 0) queues.delete(member)
    }
  }
}
