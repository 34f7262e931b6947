interface Places {
  readonly atOnce: number
  /** How many wait for a place; more are refused. */
  readonly waiting: number
  readonly full: () => Error
}

/** Hands out places for work that takes much of the machine, in the order in which it was asked for. */
export function semaphore({ atOnce, waiting: mostWaiting, full }: Places) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw full()
      await new Promise<void>(begin => waiting.push(begin))
    } else running++
    try {
      return await work()
    } finally {
      // Whoever is next takes the place over.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
