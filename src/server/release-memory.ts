import { setTimeout } from 'node:timers/promises'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type CollectGarbage = (how: {
  readonly type: 'major'
  readonly execution: 'async'
  readonly flavor: 'last-resort'
}) => Promise<void>

/** When those who waited for the start have been served. */
const afterStartMs = 1_000
const lookMs = 10_000
const megabyte = 2 ** 20

/** What a process has of V8's memory, and how busy it was since it was looked at last. */
interface Look {
  readonly heapBytes: number
  /** What was left when it was collected last; nothing before that. */
  readonly leftBytes: number | undefined
  /** Of its time, from 0 to 1. */
  readonly busy: number
}

/**
 * Whether a collection of everything is worth its pause of 0.1 s: after the start, and when a burst is over that left a
 * quarter of the memory, and 16 MB at least. Nobody waits for a process that has little to do.
 */
export function isWorthCollecting({ heapBytes, leftBytes, busy }: Look): boolean {
  if (leftBytes === undefined) return true
  return busy < 0.05 && heapBytes > Math.max(1.25 * leftBytes, leftBytes + 16 * megabyte)
}

/**
 * Gives back what the start, and later a campaign or a busy hour, needed and serving does not: V8 keeps it until it runs
 * short, and on a small machine that is somebody else's memory. Keeps no process alive.
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

/** A collection of all of it: a pause of 0.1 s. */
export async function releaseMemory(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect: CollectGarbage = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  await collect({ type: 'major', execution: 'async', flavor: 'last-resort' })
}
