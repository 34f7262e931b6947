import type { ConnectionUse, Engine } from './database.ts'
import { DatabaseBusy } from './database-errors.ts'
import { currentPriority, type Priority } from './priority.ts'

export interface ConnectionLimits {
  readonly connections: number
  /** How many of them transactions leave to single statements, so that reads never wait behind writes. */
  readonly keptForStatements: number
  readonly longestWaitMs: number
}

type Purpose = 'statement' | 'transaction'

interface Waiting {
  readonly purpose: Purpose
  readonly begin: () => void
}

const inOrder: readonly Priority[] = ['high', 'normal', 'low']
const longestWaitMs = 10_000

/** An engine whose work waits for a connection in order, in bounded time, and says what it waited for. */
export function queueing(engine: Engine): Engine & { connectionUse(): ConnectionUse } {
  const { connections } = engine
  const keptForStatements = connections > 4 ? 3 : Math.min(1, connections - 1)
  const taking = connectionQueue({ connections, keptForStatements, longestWaitMs })
  return {
    ...engine,
    connectionUse: taking.use,
    run: (name, text, values) => taking('statement', () => engine.run(name, text, values)),
    script: text => taking('statement', () => engine.script(text)),
    transaction: work => taking('transaction', () => engine.transaction(work)),
  }
}

/** Runs work as soon as there is a connection for it: by priority, then in the order in which it was asked for. */
export function connectionQueue({ connections, keptForStatements, longestWaitMs }: ConnectionLimits) {
  const queues = new Map(inOrder.map(priority => [priority, new Set<Waiting>()]))
  let free = connections
  const hasRoomFor = (purpose: Purpose) => free > (purpose === 'transaction' ? keptForStatements : 0)

  const next = () => {
    for (const queue of queues.values())
      for (const waiting of queue) {
        if (free === 0) return
        if (!hasRoomFor(waiting.purpose)) continue
        queue.delete(waiting)
        waiting.begin()
      }
  }
  const nobodyWaits = () => [...queues.values()].every(({ size }) => size === 0)
  const turn = (purpose: Purpose) => {
    if (hasRoomFor(purpose) && nobodyWaits()) {
      free--
      return undefined
    }
    return new Promise<void>((resolve, reject) => {
      const queue = queues.get(currentPriority())
      const begin = () => {
        free--
        clearTimeout(late)
        resolve()
      }
      const waiting = { purpose, begin }
      const late = setTimeout(() => {
        queue?.delete(waiting)
        reject(new DatabaseBusy())
      }, longestWaitMs)
      queue?.add(waiting)
      next()
    })
  }

  const take = async <T>(purpose: Purpose, work: () => Promise<T>): Promise<T> => {
    await turn(purpose)
    try {
      return await work()
    } finally {
      free++
      next()
    }
  }
  const use = (): ConnectionUse => ({
    size: connections,
    used: connections - free,
    waiting: [...queues.values()].reduce((sum, { size }) => sum + size, 0),
  })
  return Object.assign(take, { use })
}
