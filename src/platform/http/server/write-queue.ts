import { QueueFull } from '../route/refusals.ts'

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
  inTurn<T>(key: string, hungUp: AbortSignal, work: () => Promise<T>): Promise<T>
}

export const writeQueueLimits: WriteQueueLimits = { perKey: 1_000, inAll: 4_000, longestWaitMs: 30_000 }

/**
 * Writes to one member wait for the member's row in any case. Here they do it before they have a connection, so that
 * there is one for everybody else; and never within a transaction, so that nobody holds what another waits for.
 */
export function openWriteQueue(limits: WriteQueueLimits): WriteQueue {
  const queues = new Map<string, Set<() => void>>()
  let inAll = 0

  const turn = (key: string, hungUp: AbortSignal) => {
    const waiting = queues.get(key)
    if (!waiting) {
      queues.set(key, new Set())
      return Promise.resolve()
    }
    if (waiting.size >= limits.perKey || inAll >= limits.inAll) throw new QueueFull()
    return new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(late)
        hungUp.removeEventListener('abort', giveUp)
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
      hungUp.addEventListener('abort', giveUp)
      waiting.add(begin)
      inAll++
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
