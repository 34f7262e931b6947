import type { ChildProcess } from 'node:child_process'
import cluster from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { openRelay } from './relay.ts'
import { type Message, nameVariable } from './sibling.ts'

/** A place in the cluster, which one process after the other may have. */
export interface Role {
  readonly name: string
  /** The file that it runs. */
  readonly script: string
  /** Whether anybody can open the app while this one runs. */
  readonly serves: boolean
  /** What its environment has beside the primary's. */
  readonly env: Readonly<Record<string, string>>
}

export interface Cluster {
  /** Lets each process end in its own time, `hurry` without waiting for a balancer; after `mostMs` it has to. */
  stop(mostMs: number, hurry: AbortSignal): Promise<void>
}

interface Options {
  readonly log: Pick<Logger, 'info' | 'error'>
  /** No process is left that serves, and the next one can't start. */
  readonly onGivenUp: (reason: Error) => void
}

interface Place {
  readonly role: Role
  child: ChildProcess | undefined
  isReady: boolean
  /** How often in a row its process ended soon. */
  quickEnds: number
}

const longEnoughMs = 60_000
const [shortestWaitMs, longestWaitMs] = [500, 30_000]

/** At once for one that ended after a good while, later and later for one that keeps ending. */
export const waitBefore = (quickEnds: number) =>
  quickEnds === 0 ? 0 : Math.min(longestWaitMs, shortestWaitMs * 2 ** (quickEnds - 1))

/**
 * Starts the processes, each in its role, and starts one that ends anew (D-149). The first is alone until it is ready: it
 * migrates, and what it can't start with is thrown here, once.
 */
export async function startCluster(
  [first, ...others]: readonly [Role, ...Role[]],
  { log, onGivenUp }: Options,
): Promise<Cluster> {
  const places: Place[] = [first, ...others].map(role => ({
    role,
    child: undefined,
    isReady: false,
    quickEnds: 0,
  }))
  const ending = new AbortController()
  const relay = openRelay(places)

  /** Until it is ready; after that it is kept running. */
  const begin = async (place: Place): Promise<void> => {
    const [child, began] = [forkOf(place.role), performance.now()]
    place.child = child
    const started = Promise.withResolvers<void>()
    let reason: string | undefined
    child.on('message', (message: Message) => {
      if (message.kind === 'failed') reason = message.reason
      if (message.kind === 'ready') {
        place.isReady = true
        log.info({ process: place.role.name, its: child.pid }, 'a process is ready')
        started.resolve()
      }
      relay(place, message)
    })
    child.once('exit', (code, signal) => {
      const { isReady, role } = place
      Object.assign(place, { child: undefined, isReady: false })
      place.quickEnds = performance.now() - began < longEnoughMs ? place.quickEnds + 1 : 0
      started.reject(new Error(reason ?? `${role.name} ended with ${signal ?? code}`))
      if (!isReady || ending.signal.aborted) return
      log.error({ process: role.name, its: child.pid, endedWith: signal ?? code }, 'a process was lost')
      void keepRunning(place)
    })
    await started.promise
  }

  const keepRunning = async (place: Place): Promise<void> => {
    while (!ending.signal.aborted) {
      await sleep(waitBefore(place.quickEnds), undefined, { signal: ending.signal }).catch(() => {})
      if (ending.signal.aborted) return
      try {
        return await begin(place)
      } catch (error) {
        if (ending.signal.aborted) return
        log.error({ process: place.role.name, reason: (error as Error).message }, 'a process can’t start')
        if (!places.some(({ role, isReady }) => role.serves && isReady)) return onGivenUp(error as Error)
      }
    }
  }

  const [firstPlace, ...rest] = places as [Place, ...Place[]]
  await begin(firstPlace)
  await Promise.all(rest.map(keepRunning))
  return { stop: (mostMs, hurry) => stopAll(places, { ending, mostMs, hurry }) }
}

function forkOf({ name, script, env }: Role): ChildProcess {
  cluster.setupPrimary({ exec: script, serialization: 'advanced' })
  return cluster.fork({ ...env, [nameVariable]: name }).process
}

async function stopAll(
  places: readonly Place[],
  { ending, mostMs, hurry }: { ending: AbortController; mostMs: number; hurry: AbortSignal },
): Promise<void> {
  ending.abort()
  const children = places.flatMap(({ child }) => child ?? [])
  const endAll = (signal: NodeJS.Signals) => {
    for (const child of children) child.kill(signal)
  }
  const hurryUp = () => endAll('SIGINT')
  const ended = Promise.all(children.map(child => once(child, 'exit')))
  if (hurry.aborted) hurryUp()
  else endAll('SIGTERM')
  hurry.addEventListener('abort', hurryUp)
  const late = setTimeout(endAll, mostMs, 'SIGKILL')
  await ended
  clearTimeout(late)
  hurry.removeEventListener('abort', hurryUp)
}
