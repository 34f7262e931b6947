import { isServerAway } from '#platform/database/database-errors.ts'
import { Busy, QueueFull } from '../refusals.ts'

/** Rejects requests above this number right away, instead of answering all of them late (D-112). */
export function openCapacity(atOnce: number) {
  let open = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (open >= atOnce) throw new Busy()
    open++
    return work().finally(() => void open--)
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
 * Runs work once nothing else runs for the same member. Refuses callers that disconnected or waited too long. If one
 * finds the database down, those behind it fail too. Writes to one member wait for the member's row anyway. Waiting
 * here, before they take a connection, leaves one for everyone else. Never call it within a transaction, or two could
 * wait for each other (D-110).
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
    queue.last = mine
      .catch(error => {
        if (isServerAway(error)) queue.away = error
      })
      .finally(() => {
        queue.waiting--
        if (queue.waiting === 0) queues.delete(member)
      })
    return mine
  }
}
