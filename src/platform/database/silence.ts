import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailable } from './unavailable.ts'

interface Watched {
  /** Resolves when the database has answered anything at all. */
  readonly ask: () => Promise<unknown>
  /** Runs when it answers again. */
  readonly onReturn: () => void
  readonly quietMs?: number
  readonly answerMs?: number
  readonly againMs?: number
}

export interface Silence {
  /** The same promise, which rejects early when the database turns out to be silent; at once while it is. */
  hearing<T>(asked: () => Promise<T>): Promise<T>
  end(): void
}

/**
 * A frozen server takes every word and answers none. Waiting for each statement's own time to run out would take longer
 * than anybody waits, and a slow report must not be taken for silence: so when nothing at all was heard for a while, one
 * short question decides for everybody.
 */
export function watchForSilence(watched: Watched): Silence {
  const { ask, onReturn, quietMs = 1_000, answerMs = 1_000, againMs = 250 } = watched
  const waiting = new Set<(reason: unknown) => void>()
  let heardAt = performance.now()
  let isSilent = false
  let ended = false
  let timer: NodeJS.Timeout | undefined
  const refused = () => new DatabaseUnavailable(new Error('the database answers nothing'))

  const lookIn = (ms: number) => {
    timer ??= setTimeout(async () => {
      const again = await look()
      timer = undefined
      if (again !== undefined) lookIn(again)
    }, ms).unref()
  }
  /** After how many ms to look again, if at all. */
  const look = async (): Promise<number | undefined> => {
    // A process that had no time to read may have an answer lying there.
    await setImmediate()
    if (waiting.size === 0 || isSilent) return undefined
    const quiet = performance.now() - heardAt
    if (quiet < quietMs) return quietMs - quiet
    if (await answers()) return quietMs
    isSilent = true
    for (const reject of [...waiting]) reject(refused())
    void waitForReturn()
    return undefined
  }
  const answers = async () => {
    const askedAt = performance.now()
    const answered = await Promise.race([ask().then(
        () => true,
        () => false,
      ), sleep(answerMs, false, { ref: false })])
    await setImmediate()
    if (answered) heardAt = performance.now()
    return heardAt >= askedAt
  }
  const waitForReturn = async () => {
    while (!ended && !(await answers())) await sleep(againMs, undefined, { ref: false })
    isSilent = false
    if (!ended) onReturn()
  }

  return {
    hearing(asked) {
      if (isSilent) return Promise.reject(refused())
      if (waiting.size === 0) heardAt = performance.now()
      return new Promise((resolve, reject) => {
        const answered = () => {
          waiting.delete(reject)
          heardAt = performance.now()
        }
        waiting.add(reject)
        asked().finally(answered).then(resolve, reject)
        lookIn(quietMs)
      })
    },
    end() {
      ended = true
    },
  }
}
