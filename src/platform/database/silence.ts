import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailable } from './database-errors.ts'

interface Watched {
  /** Resolves when the database has answered anything at all (D-111). */
  readonly ask: () => Promise<unknown>
  /** Runs when it turned out to be silent. */
  readonly onSilence: () => void
  /** Whether an error was said by the database, not by its driver. */
  readonly isWordOfServer: (error: unknown) => boolean
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
  const { onSilence, isWordOfServer, quietMs = 750, againMs = 250 } = watched
  const waiting = listOfWaiting()
  const line = lineTo(watched)
  let isSilent = false
  let ended = false
  const refused = () => new DatabaseUnavailable(new Error('the database answers nothing'))

  /** After how many ms to look again, if at all. */
  const look = async (): Promise<number | undefined> => {
    // A process that had no time to read may have an answer lying there.
    await setImmediate()
    if (waiting.all.length === 0 || isSilent) return undefined
    const quiet = line.quietMs()
    if (quiet < quietMs) return quietMs - quiet
    if (await line.answers()) return quietMs
    isSilent = true
    for (const { reject } of [...waiting.all]) reject(refused())
    onSilence()
    void waitForReturn()
    return undefined
  }
  const waitForReturn = async () => {
    while (!ended && !(await line.answers())) await sleep(againMs, undefined, { ref: false })
    isSilent = false
  }
  const lookIn = looking(look)

  return {
    hearing(asked) {
      if (isSilent) return Promise.reject(refused())
      if (waiting.all.length === 0) line.heard()
      return new Promise((resolve, reject) => {
        const own = waiting.add(reject)
        asked()
          .then(
            answer => {
              line.heard()
              resolve(answer)
            },
            error => {
              // Our own timeout that ran out is no word of the server.
              if (isWordOfServer(error)) line.heard()
              reject(error)
            },
          )
          .finally(() => waiting.remove(own))
        lookIn(quietMs)
      })
    },
    end() {
      ended = true
    },
  }
}

interface Waiting {
  readonly reject: (reason: unknown) => void
  place: number
}

/** No set, whose past would hold on to whoever was in it (D-321). */
function listOfWaiting() {
  const all: Waiting[] = []
  return {
    all: all as readonly Waiting[],
    add(reject: Waiting['reject']): Waiting {
      const own = { reject, place: all.length }
      all.push(own)
      return own
    },
    remove({ place }: Waiting): void {
      const last = all.pop()
      if (!last || last.place === place) return
      last.place = place
      all[place] = last
    },
  }
}

/** When the database was last heard, and whether it answers a question now. */
function lineTo({ ask, answerMs = 750 }: Watched) {
  let heardAt = performance.now()
  return {
    heard() {
      heardAt = performance.now()
    },
    quietMs: () => performance.now() - heardAt,
    /** Whatever was heard while it waited for the answer counts as one. */
    async answers(): Promise<boolean> {
      const askedAt = performance.now()
      const answered = await Promise.race([
        ask().then(
          () => true,
          () => false,
        ),
        sleep(answerMs, false, { ref: false }),
      ])
      await setImmediate()
      if (answered) heardAt = performance.now()
      return heardAt >= askedAt
    },
  }
}

/** Looks after so many ms, unless it is about to, and again for as long as `look` says when. */
function looking(look: () => Promise<number | undefined>): (ms: number) => void {
  let isLooking = false
  return function lookIn(ms) {
    if (isLooking) return
    isLooking = true
    setTimeout(async () => {
      const again = await look()
      isLooking = false
      if (again !== undefined) lookIn(again)
    }, ms).unref()
  }
}
