import { isServerAway } from '#platform/database/database-errors.ts'
import { Busy, QueueFull } from '../refusals.ts'

/** Turns requests away at once above so many, instead of answering all of them late (D-112). */
export function openCapacity(atOnce: number) {
  let open = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (open >= atOnce) throw new Busy()
    open++
    try {
      return await work()
    } finally {
      open--
    }
  }
}

const mostWaiting = 200
const longestWaitMs = 20_000

interface Queue {
  last: Promise<unknown>
  waiting: number
  away: Error | undefined
}

/**
 * Runs work as soon as nothing else runs for the same member. Whoever is gone by then, or waited too long, is refused; and
 * where one finds that nobody answers, those behind it hear so at once instead of each finding out.
 *
 * Writes to one member wait for the member's row in any case. Here they do it before they have a connection, so that
 * there is one for everybody else; and never within a transaction, so that nobody holds what another waits for (D-110).
 */
export function openMemberQueue() {
  const queues = new Map<string, Queue>()
  return async <T>(member: string, isGone: () => boolean, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(member) ?? { last: Promise.resolve(), waiting: 0, away: undefined }
    if (queue.waiting > mostWaiting) throw new QueueFull()
    queues.set(member, queue)
    queue.waiting++
    const askedAt = performance.now()
    const mine = queue.last.then(() => {
      if (queue.away) throw queue.away
      if (isGone() || performance.now() - askedAt > longestWaitMs) throw new QueueFull()
      return work()
    })
    const done = mine
      .catch(error => {
        if (isServerAway(error)) queue.away = error
      })
      .finally(() => {
        queue.waiting--
        if (queue.waiting === 0) queues.delete(member)
      })
    queue.last = done
    return mine
  }
}
