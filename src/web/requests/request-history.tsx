import { useInfiniteQuery } from '@tanstack/react-query'
import { getListRequestsQueryKey, listRequests } from '#api/requests/requests.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { LoadError } from '../data/load-error.tsx'
import { RequestCard } from './request-card.tsx'

const pageLength = 10

export function RequestHistory() {
  const { requests, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useHistory()
  return (
    <Stack gap="m" as="section" aria-labelledby="requests">
      <Heading level={2} id="requests">
        Your requests
      </Heading>
      {requests?.length === 0 && <NoRequests />}
      {requests && requests.length > 0 && (
        <Stack gap="s" as="ul" aria-labelledby="requests">
          {requests.map(request => (
            <RequestCard key={request.id} request={request} />
          ))}
        </Stack>
      )}
      {error && <LoadError what="Your requests" because={error} onRetry={refetch} />}
      {!requests && !error && <Waiting />}
      {hasNextPage && (
        <Button
          variant="secondary"
          full
          busy={isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Stack>
  )
}

function useHistory() {
  const { data, ...history } = useInfiniteQuery({
    queryKey: [...getListRequestsQueryKey(), 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      listRequests({ limit: pageLength + 1, ...(pageParam && { cursor: pageParam }) }, { signal }),
    getNextPageParam: page => (page.length > pageLength ? page[pageLength - 1]?.id : undefined),
  })
  return { ...history, requests: data?.pages.flatMap(page => page.slice(0, pageLength)) }
}

const NoRequests = () => (
  <EmptyState
    level={3}
    drawing="calendar"
    title="No requests yet"
    hint="Missing points for a treatment? Request them here."
  />
)

const Waiting = () => (
  <Loading label="Loading your requests">
    <Skeleton shape="tile" />
    <Skeleton shape="tile" />
    <Skeleton shape="tile" />
  </Loading>
)
