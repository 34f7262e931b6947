interface WaitingCall<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Batches many callers into one statement: calls that arrive while one runs are in the next one. There is no added wait, unless
 * `gather` sets one. Not for callers within a transaction.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  gather: () => Promise<unknown> = async () => {},
): (item: Item) => Promise<Result> {
  let waiting: WaitingCall<Item, Result>[] = []
  let running = false
  const go = async () => {
    running = true
    while (waiting.length > 0) {
      await gather()
      const batch = waiting
      waiting = []
      await run(batch.map(({ item }) => item)).then(
        results => {
          for (const [n, { resolve }] of batch.entries()) resolve(results[n] as Result)
        },
        error => {
          for (const { reject } of batch) reject(error)
        },
      )
    }
    running = false
  }
  return item =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!running) void go()
    })
}
