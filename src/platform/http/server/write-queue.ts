import { QueueFull } from '../route/refusals.ts'
import type { HungUp } from './hung-up.ts'

export interface WriteQueueLimits {
  /** Who may wait for one key, and in all (D-110). */
  readonly perKey: number
  readonly inAll: number
  readonly longestWaitMs: number
}

export interface WriteQueue {
  /**
   * Runs work one after the other for a key, in the order in which it was asked for. Throws `QueueFull` when too many
   * wait or it took too long; whoever hangs up while waiting leaves the queue.
   */
  inTurn<T>(key: string, hungUp: HungUp, work: () => Promise<T>): Promise<T>
}

export const writeQueueLimits: WriteQueueLimits = { perKey: 1_000, inAll: 4_000, longestWaitMs: 30_000 }

/**
 * Writes to one member wait for the member's row in any case. Here they do it before they have a connection, so that
 * there is one for everybody else; and never within a transaction, so that nobody holds what another waits for.
 */
export function openWriteQueue(limits: WriteQueueLimits): WriteQueue {
  /** Nobody but who writes now, or those who wait for that. */
  const queues = new Map<string, Set<() => void> | undefined>()
  let inAll = 0

  const turn = (key: string, hungUp: HungUp) => {
    if (!queues.has(key)) {
      queues.set(key, undefined)
      return undefined
    }
    const waiting = queues.get(key) ?? new Set()
    queues.set(key, waiting)
    if (waiting.size >= limits.perKey || inAll >= limits.inAll) throw new QueueFull()
    const gone = hungUp()
    return new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(late)
        gone.removeEventListener('abort', giveUp)
        waiting.delete(begin)
        inAll--
      }
      const begin = () => {
        leave()
        resolve()
      }
      const giveUp = () => {
        leave()
        reject(new QueueFull())
      }
      const late = setTimeout(giveUp, limits.longestWaitMs)
      gone.addEventListener('abort', giveUp)
      waiting.add(begin)
      inAll++
      if (gone.aborted) giveUp()
    })
  }
  const next = (key: string) => {
    const [begin] = queues.get(key) ?? []
    if (begin) begin()
    else queues.delete(key)
  }

  return {
    async inTurn(key, hungUp, work) {
      await turn(key, hungUp)
      try {
        return await work()
      } finally {
        next(key)
      }
    },
  }
}
