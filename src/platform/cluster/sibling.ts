import cluster from 'node:cluster'
import type { Siblings } from '#platform/database/cache.ts'
import type { SharedCounts } from '#platform/http/rate-limit/rate-limits.ts'

/** What a process measured, as prom-client writes it. */
export type Measured = readonly unknown[]

/** What processes of one cluster say to each other, over the primary that started them (D-150). */
export type Message =
  | { readonly kind: 'ready' }
  /** Why it could not start, for the person who started the cluster. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** To the primary: give me what all others measured. From it: give me what you measured. */
  | { readonly kind: 'ask-metrics'; readonly id: number }
  | { readonly kind: 'metrics'; readonly id: number; readonly of: readonly Measured[] }
  | { readonly kind: 'counted'; readonly keys: ReadonlyMap<string, number> }
  | { readonly kind: 'invalidated'; readonly keys: ReadonlyMap<string, number> }

type Hear = (key: string, count: number) => void

/** This process as one of a cluster, and its way to the others. */
export interface Sibling {
  /** The same after each restart: 'web-2', 'jobs'. */
  readonly name: string
  /** Whether no other one was started before it: what is to be said once, it says. */
  readonly isFirst: boolean
  ready(): void
  failed(reason: string): Promise<void>
  /** Has somebody answer when another process asks what this one measured. */
  onMetricsAsked(measured: () => Promise<Measured>): void
  /** What each of the others measured; who does not answer within a second is left out. */
  metricsOfOthers(): Promise<readonly Measured[]>
  readonly counts: SharedCounts
  readonly invalidated: Siblings
}

/** By which the primary calls a process, in its environment. */
export const nameVariable = 'VELORA_PROCESS'

/** How late others may hear of what one counted. What changed they hear at once. */
const gatherCountsMs = 50

/** This process's place in a cluster; none when it was started by itself. */
export function openSibling(): Sibling | undefined {
  const { worker } = cluster
  const name = process.env[nameVariable]
  // Other programs start clusters as well.
  if (!worker || !name) return undefined
  endInOrder()
  const tell = (message: Message) => worker.process.send?.(message, () => {})
  const { asked, metricsOfOthers } = asking(tell)
  const heard = { counted: [] as Hear[], invalidated: [] as Hear[] }
  let measured: () => Promise<Measured> = async () => []
  process.on('message', (message: Message) => {
    if (message.kind === 'counted' || message.kind === 'invalidated')
      for (const [key, count] of message.keys) for (const hear of heard[message.kind]) hear(key, count)
    if (message.kind === 'metrics') asked.get(message.id)?.(message.of)
    if (message.kind === 'ask-metrics')
      measured().then(
        own => tell({ kind: 'metrics', id: message.id, of: [own] }),
        () => tell({ kind: 'metrics', id: message.id, of: [] }),
      )
  })
  return {
    name,
    isFirst: worker.id === 1,
    ready: () => void tell({ kind: 'ready' }),
    failed: reason =>
      new Promise(resolve => {
        const message: Message = { kind: 'failed', reason }
        if (!process.send?.(message, () => resolve())) resolve()
      }),
    onMetricsAsked(measure) {
      measured = measure
    },
    metricsOfOthers,
    counts: {
      tell: gathering(
        send => setTimeout(send, gatherCountsMs).unref(),
        keys => tell({ kind: 'counted', keys }),
      ),
      hear: each => void heard.counted.push(each),
    },
    invalidated: {
      tell: gathering(setImmediate, keys => tell({ kind: 'invalidated', keys })),
      hear: each => void heard.invalidated.push(each),
    },
  }
}

/** When the primary is lost, Node would end its workers in the middle of what they do. */
function endInOrder(): void {
  process.prependOnceListener('disconnect', () => {
    if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
  })
}

function asking(tell: (message: Message) => void) {
  const asked = new Map<number, (of: readonly Measured[]) => void>()
  let last = 0
  return {
    asked,
    metricsOfOthers: () =>
      new Promise<readonly Measured[]>(resolve => {
        const id = ++last
        asked.set(id, of => {
          asked.delete(id)
          resolve(of)
        })
        tell({ kind: 'ask-metrics', id })
      }),
  }
}

/** A crowd of them is one message: each with how often it was told. */
function gathering(
  soon: (send: () => void) => unknown,
  send: (keys: ReadonlyMap<string, number>) => void,
): (key: string) => void {
  let waiting = new Map<string, number>()
  const sendAll = () => {
    const keys = waiting
    waiting = new Map()
    send(keys)
  }
  return key => {
    if (waiting.size === 0) soon(sendAll)
    waiting.set(key, (waiting.get(key) ?? 0) + 1)
  }
}
