import { describe, expect, it } from 'vitest'
import { semaphore } from '#platform/kernel/semaphore.ts'

describe('work that takes much of the machine', () => {
  const full = () => new Error('full')
  /** Begins work of these weights one after the other; `end` lets one of them end. */
  const begin = (inTurn: ReturnType<typeof semaphore>, weights: readonly number[]) => {
    const begun: number[] = []
    const ends = weights.map(() => Promise.withResolvers<void>())
    const all = weights.map((weight, n) =>
      inTurn(async () => {
        begun.push(n)
        await ends[n]?.promise
        return n
      }, weight),
    )
    const settled = Promise.allSettled(all)
    const end = async (n: number) => {
      ends[n]?.resolve()
      await all[n]?.catch(() => {})
    }
    return { begun, settled, end }
  }

  it('has so many places, a queue of so many, and an answer for the others', async () => {
    const { begun, settled, end } = begin(semaphore({ atOnce: 2, waiting: 3, full }), Array(7).fill(0))
    for (let n = 0; n < 5; n++) await end(n)
    expect(begun).toEqual([0, 1, 2, 3, 4])
    expect((await settled).map(({ status }) => status)).toEqual([
      ...Array(5).fill('fulfilled'),
      ...Array(2).fill('rejected'),
    ])
  })

  it('begins with the lightest that waits, and of the same weight with who came first', async () => {
    const { begun, end, settled } = begin(semaphore({ atOnce: 1, waiting: 9, full }), [5, 9, 3, 9, 3])
    for (const n of [0, 2, 4, 1, 3]) await end(n)
    expect(begun).toEqual([0, 2, 4, 1, 3])
    await settled
  })

  it('leaves a place free of what is heavy, where there are several', async () => {
    const { begun, end } = begin(semaphore({ atOnce: 2, waiting: 9, heavy: 5, full }), [9, 9, 1])
    await end(2)
    expect(begun).toEqual([0, 2])
    await end(0)
    expect(begun).toEqual([0, 2, 1])
    const alone = begin(semaphore({ atOnce: 1, waiting: 9, heavy: 5, full }), [9, 9])
    await alone.end(0)
    await alone.end(1)
    expect(alone.begun).toEqual([0, 1])
  })

  it('gives the place of what failed to the next', async () => {
    const inTurn = semaphore({ atOnce: 1, waiting: 1, full })
    const failed = inTurn(() => Promise.reject(new Error('broken')))
    const next = inTurn(async () => 'done')
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})
