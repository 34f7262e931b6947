import type { Query, QueryClient } from '@tanstack/react-query'

const ofTheMember = /^\/api\/(?:auth\/user|user\/|notifications|service-requests|diary)/

/** A refetch would cancel the next page that the user just requested, and that one is fresh anyway. */
const isLoadingMore = ({ state: { fetchStatus, fetchMeta } }: Query) =>
  fetchStatus === 'fetching' && fetchMeta?.fetchMore !== undefined

/** Refetches all of the member's own data on the screen. */
export function renewMember(queries: QueryClient): void {
  void queries.invalidateQueries({
    predicate: query => ofTheMember.test(String(query.queryKey[0])) && !isLoadingMore(query),
  })
}
