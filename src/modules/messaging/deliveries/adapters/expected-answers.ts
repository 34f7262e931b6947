import { setImmediate, setTimeout } from 'node:timers/promises'

/** A provider that takes longer answers whenever it does: nothing is gathered for it. */
const soonMs = 20

interface ExpectedAnswers {
  /** A delivery has left for its provider. */
  left(id: string): void
  answered(id: string): void
  /** Resolves when what may be answered at any moment is, or after a millisecond. */
  gathered(): Promise<void>
}

/**
 * Connections answer one after the other, and each answer brings the next mail that is about to leave. One statement for
 * all of them costs little more than one for the first, so it waits for the others while they are quick.
 */
export function expectedAnswers(
  clock = () => performance.now(),
  longestWait: () => Promise<void> = () => setTimeout(1),
): ExpectedAnswers {
  // In the order in which they left.
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
      // What came in this turn of the loop is read first.
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
