import type { Query, QueryClient } from '@tanstack/react-query'

const ofTheMember = /^\/api\/(?:auth\/user|user\/|notifications|service-requests|diary)/

/** Asking again would break off the next page of a list, which somebody has just asked for, and it is new anyway. */
const isLoadingMore = ({ state: { fetchStatus, fetchMeta } }: Query) =>
  fetchStatus === 'fetching' && fetchMeta?.fetchMore !== undefined

/** Asks again for everything on the screen that is the member's own. */
export function renewMember(queries: QueryClient): void {
  void queries.invalidateQueries({
    predicate: query => ofTheMember.test(String(query.queryKey[0])) && !isLoadingMore(query),
  })
}
