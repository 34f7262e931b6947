import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { renewMember } from '../../../../src/web/member/renew-member.ts'

it('breaks off no further page that somebody has just asked for', async () => {
  const queries = new QueryClient()
  let letThrough = () => {}
  const slowly = new Promise<void>(resolve => {
    letThrough = resolve
  })
  const list = new InfiniteQueryObserver(queries, {
    queryKey: ['/api/user/notifications', 'pages'],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      if (pageParam > 0) await slowly
      signal.throwIfAborted()
      return pageParam
    },
    getNextPageParam: (page: number) => page + 1,
  })
  const leave = list.subscribe(() => {})
  await expect.poll(() => list.getCurrentResult().data?.pages).toEqual([0])
  const more = list.fetchNextPage()
  renewMember(queries)
  letThrough()
  await more
  await expect.poll(() => list.getCurrentResult().data?.pages).toEqual([0, 1])
  leave()
  queries.clear()
})
