import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type CollectGarbage = (how: {
  readonly type: 'major'
  readonly execution: 'async'
  readonly flavor: 'last-resort'
}) => Promise<void>

/**
 * Gives back what the start needed and serving does not, a quarter of all: V8 keeps it until it runs short, and on a
 * small machine that is somebody else's memory (D-142).
 */
export async function releaseMemory(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect: CollectGarbage = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  await collect({ type: 'major', execution: 'async', flavor: 'last-resort' })
}
