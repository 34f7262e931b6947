import { setTimeout } from 'node:timers/promises'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type CollectGarbage = (how: {
  readonly type: 'major'
  readonly execution: 'async'
  readonly flavor: 'last-resort'
}) => Promise<void>

/** Time for the requests that waited for startup. */
const afterStartMs = 1_000
const lookMs = 10_000
const megabyte = 2 ** 20

/** A process's V8 memory, and how busy it was since the last check. */
interface Look {
  readonly heapBytes: number
  /** The size after the last collection; undefined before the first. */
  readonly leftBytes: number | undefined
  /** From 0 to 1. */
  readonly busy: number
}

/**
 * Whether a full collection is worth its pause of 0.1 s: once after startup, then when the process is idle and memory
 * has grown by a quarter and at least 16 MB.
 */
export function isWorthCollecting({ heapBytes, leftBytes, busy }: Look): boolean {
  if (leftBytes === undefined) return true
  return busy < 0.05 && heapBytes > Math.max(1.25 * leftBytes, leftBytes + 16 * megabyte)
}

/**
 * Frees memory that startup, a campaign or a busy hour needed. V8 would keep it, and on a small machine other processes
 * need it. Doesn't keep the process alive.
 */
export async function releaseWhenQuiet(): Promise<void> {
  let leftBytes: number | undefined
  for (let waitMs = afterStartMs; ; waitMs = lookMs) {
    const before = performance.eventLoopUtilization()
    await setTimeout(waitMs, undefined, { ref: false })
    const busy = performance.eventLoopUtilization(before).utilization
    if (!isWorthCollecting({ heapBytes: heapBytes(), leftBytes, busy })) continue
    await releaseMemory()
    leftBytes = heapBytes()
  }
}

const heapBytes = () => getHeapStatistics().total_heap_size

/** A full garbage collection, which pauses for 0.1 s. */
export async function releaseMemory(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect: CollectGarbage = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  await collect({ type: 'major', execution: 'async', flavor: 'last-resort' })
}
