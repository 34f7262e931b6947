import { setImmediate, setTimeout } from 'node:timers/promises'

/** Slower providers are not batched. */
const soonMs = 20

interface ExpectedAnswers {
  /** Records that a delivery was handed to its provider. */
  left(id: string): void
  answered(id: string): void
  /** Resolves when the responses expected any moment have arrived, or after a millisecond. */
  gathered(): Promise<void>
}

/**
 * Connections respond one after the other, and each response lets the next mail go out. One statement for all costs little more
 * than one for the first, so it waits for the others while they are fast.
 */
export function expectedAnswers(
  clock = () => performance.now(),
  longestWait: () => Promise<void> = () => setTimeout(1),
): ExpectedAnswers {
  // In the order of sending.
  const expected = new Map<string, number>()
  let allAreThere: (() => void) | undefined
  const forgetSlow = () => {
    for (const [id, leftAt] of expected) {
      if (clock() - leftAt <= soonMs) return
      expected.delete(id)
    }
  }
  return {
    left: id => void expected.set(id, clock()),
    answered(id) {
      if (expected.delete(id) && expected.size === 0) allAreThere?.()
    },
    async gathered() {
      // Handle responses from this turn of the event loop first.
      await setImmediate()
      forgetSlow()
      if (expected.size === 0) return
      const { promise, resolve } = Promise.withResolvers<void>()
      allAreThere = resolve
      await Promise.race([promise, longestWait()])
      allAreThere = undefined
    },
  }
}
