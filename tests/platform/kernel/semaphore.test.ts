import { describe, expect, it } from 'vitest'
import { semaphore } from '#platform/kernel/semaphore.ts'

describe('work that takes much of the machine', () => {
  const full = () => new Error('full')
  /** Begins so much work; `end` lets one of it end. */
  const begin = (inTurn: ReturnType<typeof semaphore>, count: number) => {
    const begun: number[] = []
    const ends = Array.from({ length: count }, () => Promise.withResolvers<void>())
    const all = ends.map((end, n) =>
      inTurn(async () => {
        begun.push(n)
        await end.promise
        return n
      }),
    )
    const settled = Promise.allSettled(all)
    const endOne = async (n: number) => {
      ends[n]?.resolve()
      await all[n]?.catch(() => {})
    }
    return { begun, settled, end: endOne }
  }

  it('has so many places, a queue of so many, and an answer for the others', async () => {
    const { begun, settled, end } = begin(semaphore({ atOnce: 2, waiting: 3, full }), 7)
    for (let n = 0; n < 5; n++) await end(n)
    expect(begun).toEqual([0, 1, 2, 3, 4])
    expect((await settled).map(({ status }) => status)).toEqual([
      ...Array(5).fill('fulfilled'),
      ...Array(2).fill('rejected'),
    ])
  })

  it('gives the place of what failed to the next', async () => {
    const inTurn = semaphore({ atOnce: 1, waiting: 1, full })
    const failed = inTurn(() => Promise.reject(new Error('broken')))
    const next = inTurn(async () => 'done')
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})
