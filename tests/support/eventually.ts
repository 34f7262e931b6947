import { setTimeout } from 'node:timers/promises'

/** For things that happen a moment later in another process or connection: retries until the expectation holds. */
export async function eventually(expectation: () => Promise<unknown>, withinMs = 90_000): Promise<void> {
  const end = Date.now() + withinMs
  for (;;) {
    try {
      await expectation()
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await setTimeout(20)
    }
  }
}
