interface Waiting {
  readonly weight: number
  readonly begin: () => void
}

interface Places {
  readonly atOnce: number
  /** How many wait for a place; more are refused (D-108). */
  readonly waiting: number
  readonly full: () => Error
  /** Work that weighs more than this never takes the last place, where there are several. */
  readonly heavy?: number
}

/** Hands out places for work that takes much of the machine: the lightest first, and of the same weight who came first. */
export function semaphore({ atOnce, waiting: mostWaiting, full, heavy = Number.POSITIVE_INFINITY }: Places) {
  const waiting: Waiting[] = []
  const running = { all: 0, heavy: 0 }
  const mayBegin = (weight: number) =>
    running.all < atOnce && (weight <= heavy || running.heavy < Math.max(1, atOnce - 1))
  const count = (weight: number, by: 1 | -1) => {
    running.all += by
    running.heavy += weight > heavy ? by : 0
  }
  const placeFor = async (weight: number): Promise<void> => {
    if (mayBegin(weight)) return count(weight, 1)
    if (waiting.length >= mostWaiting) throw full()
    await new Promise<void>(begin => {
      const behind = waiting.findIndex(other => other.weight > weight)
      waiting.splice(behind === -1 ? waiting.length : behind, 0, { weight, begin })
    })
  }
  const giveBack = (weight: number) => {
    count(weight, -1)
    const next = waiting[0]
    if (!next || !mayBegin(next.weight)) return
    waiting.shift()
    count(next.weight, 1)
    next.begin()
  }
  return async <T>(work: () => Promise<T>, weight = 0): Promise<T> => {
    await placeFor(weight)
    try {
      return await work()
    } finally {
      giveBack(weight)
    }
  }
}
