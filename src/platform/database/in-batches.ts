/**
 * One statement for many callers: while one runs, those who come wait and are in the next one together, up to `most`.
 * Nobody waits for others to come, unless `gather` says for how long. Not for callers within a transaction.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  most = 500,
  // Those who come in the same turn are in the first statement already.
  gather: () => Promise<unknown> = () => Promise.resolve(),
): (item: Item) => Promise<Result> {
  const waiting: { item: Item; resolve(result: Result): void; reject(reason: unknown): void }[] = []
  let running = false
  const go = async () => {
    running = true
    while (waiting.length > 0) {
      await gather()
      const batch = waiting.splice(0, most)
      try {
        const results = await run(batch.map(({ item }) => item))
        for (const [n, { resolve }] of batch.entries()) resolve(results[n] as Result)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    running = false
  }
  return item =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!running) void go()
    })
}
