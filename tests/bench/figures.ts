import type { IncomingMessage } from 'node:http'

/** Does something so many times, that many at once. */
export async function inFlight(
  count: number,
  atOnce: number,
  work: (n: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const lane = async () => {
    for (let n = next++; n < count; n = next++) await work(n)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

export const median = (figures: readonly number[]) => percentile(figures, 50)

export function percentile(figures: readonly number[], percent: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * Ends the run when what came is not what the product says to this: whatever else answers on that port is fast, too, and so is
 * a refusal. Of those, the ones that are named are meant.
 */
export function refuseStranger(
  path: string,
  { statusCode, headers }: IncomingMessage,
  meant: readonly number[],
): void {
  const type = headers['content-type'] ?? 'none'
  const isProducts = statusCode === 200 || (statusCode !== undefined && meant.includes(statusCode))
  if (isProducts && /^application\/(?:problem\+)?json/.test(type)) return
  throw new Error(`${path}: ${statusCode} with ${type} is not what is measured here.`)
}
