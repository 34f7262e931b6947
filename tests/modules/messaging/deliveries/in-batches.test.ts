import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { inBatches } from '../../../../src/modules/messaging/deliveries/adapters/in-batches.ts'

describe('callers of one statement', () => {
  /** Three that come in one turn of the loop, one after the other. */
  const ran = async (gather?: () => Promise<unknown>) => {
    const batches: (readonly number[])[] = []
    const run = async (items: readonly number[]) => {
      batches.push(items)
      await setImmediate()
      return items.map(item => 10 * item)
    }
    const ask = inBatches(run, gather)
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

  it('go together when they gather first', async () => {
    expect(await ran(() => setImmediate())).toEqual([[1, 2, 3]])
  })

  it('are each told what went wrong with their own statement', async () => {
    const ask = inBatches(async (items: readonly number[]) => {
      await setImmediate()
      if (items.includes(1)) throw new Error('away')
      return items
    })
    const first = ask(1)
    await Promise.resolve()
    await Promise.resolve()
    expect(await Promise.allSettled([first, ask(2), ask(3)])).toMatchObject([
      { status: 'rejected', reason: { message: 'away' } },
      { status: 'fulfilled', value: 2 },
      { status: 'fulfilled', value: 3 },
    ])
  })
})
