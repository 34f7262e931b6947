import type { ConnectionUse, Engine } from './database.ts'
import { DatabaseBusy } from './database-errors.ts'

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

/** Runs work as soon as there is a connection for it, in the order in which it was asked for. */
export function connectionQueue({ connections, keptForStatements, longestWaitMs }: ConnectionLimits) {
  const queue = new Set<Waiting>()
  let free = connections
  const hasRoomFor = (purpose: Purpose) => free > (purpose === 'transaction' ? keptForStatements : 0)

  const next = () => {
    for (const waiting of queue) {
      if (free === 0) return
      if (!hasRoomFor(waiting.purpose)) continue
      queue.delete(waiting)
      waiting.begin()
    }
  }
  const turn = (purpose: Purpose) => {
    if (hasRoomFor(purpose) && queue.size === 0) {
      free--
      return undefined
    }
    return new Promise<void>((resolve, reject) => {
      const begin = () => {
        free--
        clearTimeout(late)
        resolve()
      }
      const waiting = { purpose, begin }
      const late = setTimeout(() => {
        queue.delete(waiting)
        reject(new DatabaseBusy())
      }, longestWaitMs)
      queue.add(waiting)
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
    waiting: queue.size,
  })
  return Object.assign(take, { use })
}
