interface Places {
  readonly atOnce: number
  /** How many may wait for a slot; more are refused. */
  readonly waiting: number
  readonly full: () => Error
}

/** Limits how much heavy work runs in parallel; callers get slots in order. */
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
      // The next in line takes over the slot.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
