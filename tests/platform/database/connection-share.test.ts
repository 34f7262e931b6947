import { expect, inject, it } from 'vitest'
import { connectionShare, shareOf } from '#platform/database/connection-share.ts'

it('a process takes ten connections, or fewer where the server has few', () => {
  // PostgreSQL's own default, a small hosted one, a very small one.
  expect([shareOf(100, 3), shareOf(40, 3), shareOf(25, 5), shareOf(10, 3)]).toEqual([10, 7, 3, 3])
})

it('a server says itself how many it has', async () => {
  expect(await connectionShare(`${inject('postgres')}postgres`)).toBe(10)
})
