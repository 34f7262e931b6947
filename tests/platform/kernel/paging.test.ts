import { expect, it } from 'vitest'
import { everyItem } from '#platform/kernel/paging.ts'

it.each([0, 1, 9, 10, 11, 20, 25])(
  'gives every one of %i items once, in order, ten at a time',
  async count => {
    const asked: (number | undefined)[] = []
    const read = async (limit: number, after: number | undefined) => {
      asked.push(after)
      const from = after === undefined ? 0 : after + 1
      return Array.from({ length: Math.max(0, Math.min(limit, count - from)) }, (_, n) => from + n)
    }
    const given = await Array.fromAsync(everyItem(read, last => last, 10))
    expect(given).toEqual(Array.from({ length: count }, (_, n) => n))
    expect(asked).toHaveLength(Math.floor(count / 10) + 1)
  },
)

it('reads no further than it is listened to', async () => {
  let pages = 0
  const read = async () => {
    pages++
    return [1, 2]
  }
  for await (const _item of everyItem(read, last => last, 2)) break
  expect(pages).toBe(1)
})
