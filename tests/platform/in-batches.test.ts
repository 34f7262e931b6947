import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { inBatches } from '#platform/database/in-batches.ts'

describe('callers of one statement', () => {
  /** Three that come in one turn of the loop, one after the other. */
  const ran = async (gather?: () => Promise<unknown>) => {
    const batches: (readonly number[])[] = []
    const run = async (items: readonly number[]) => {
      batches.push(items)
      await setImmediate()
      return items.map(item => 10 * item)
    }
    const ask = inBatches(run, 2, gather)
    const answers: Promise<number>[] = []
    for (const n of [1, 2, 3]) {
      answers.push(ask(n))
      for (let hop = 0; hop < 5; hop++) await Promise.resolve()
    }
    expect(await Promise.all(answers)).toEqual([10, 20, 30])
    return batches
  }

  it('wait for nobody by themselves: the first goes alone', async () => {
    expect(await ran()).toEqual([[1], [2, 3]])
  })

  it('go together when they gather first, up to the most', async () => {
    expect(await ran(() => setImmediate())).toEqual([[1, 2], [3]])
  })
})
