import { expect, inject, it } from 'vitest'
import { connectionShare, shareOf } from '#platform/database/connection-share.ts'

it('a process takes ten connections, or fewer where the server has few', () => {
  // PostgreSQL's own default, a small hosted one, a very small one.
  expect([shareOf(100, 3), shareOf(40, 3), shareOf(25, 5), shareOf(10, 3)]).toEqual([10, 7, 3, 3])
})

it('processes of a cluster take so many together that there is room for the cluster that replaces it', () => {
  const counts = [3, 5, 9]
  expect(counts.map(processes => shareOf(100, 3, processes))).toEqual([10, 7, 3])
  // Each has two beside its share.
  for (const processes of counts)
    expect(2 * processes * (shareOf(100, 3, processes) + 2)).toBeLessThanOrEqual(97)
})

it('a server says itself how many it has', async () => {
  expect(await connectionShare(`${inject('postgres')}postgres`)).toBe(10)
})
