/**
 * One statement for many callers: while one runs, those who come wait and are in the next one together, up to `most`.
 * Nobody waits for others to come, unless `gather` says for how long; without it the next statement is on its way to the
 * database before the callers of the last one go on (D-337). Not for callers within a transaction.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  most = 500,
  gather?: () => Promise<unknown>,
): (item: Item) => Promise<Result> {
  const waiting: { item: Item; resolve(result: Result): void; reject(reason: unknown): void }[] = []
  let running = false
  const runBatch = async (): Promise<() => void> => {
    const batch = waiting.splice(0, most)
    try {
      const results = await run(batch.map(({ item }) => item))
      return () => {
        for (const [n, { resolve }] of batch.entries()) resolve(results[n] as Result)
      }
    } catch (error) {
      return () => {
        for (const { reject } of batch) reject(error)
      }
    }
  }
  const go = async () => {
    running = true
    let tell: (() => void) | undefined
    // Those who come in the same turn are in the first statement already.
    await Promise.resolve()
    while (waiting.length > 0) {
      if (gather) {
        tell?.()
        tell = undefined
        await gather()
      }
      const outcome = runBatch()
      if (tell) setImmediate(tell)
      tell = await outcome
    }
    running = false
    tell?.()
  }
  return item =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!running) void go()
    })
}
