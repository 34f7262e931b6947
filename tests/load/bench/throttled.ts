import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpuOf } from '../cpu.ts'

/** Holds processes to a share of a core each while something is done, whatever else the machine has to do. */
export async function throttled<T>(
  pids: readonly number[],
  share: number,
  work: () => Promise<T>,
): Promise<T> {
  const throttle = fork(import.meta.filename, [String(share), ...pids.map(String)])
  await once(throttle, 'message')
  try {
    return await work()
  } finally {
    throttle.disconnect()
    await once(throttle, 'exit')
  }
}

const lookEveryMs = 4

/** In a process of its own: stops each that is ahead of its share, and lets it go on when it no longer is. */
function hold(share: number, pids: readonly number[]): void {
  const began = performance.now()
  const held = pids.map(pid => ({ pid, from: cpuOf(pid), isStopped: false }))
  const look = () => {
    const due = (performance.now() - began) * 1_000 * share
    for (const each of held) {
      const isAhead = cpuOf(each.pid) - each.from > due
      if (isAhead !== each.isStopped) process.kill(each.pid, isAhead ? 'SIGSTOP' : 'SIGCONT')
      each.isStopped = isAhead
    }
  }
  const timer = setInterval(look, lookEveryMs)
  process.once('disconnect', () => {
    clearInterval(timer)
    for (const { pid } of held) process.kill(pid, 'SIGCONT')
  })
  process.send?.('holding')
}

if (process.argv[1] === import.meta.filename) {
  const [share, ...pids] = process.argv.slice(2).map(Number)
  hold(share ?? 1, pids)
}
