import { useInfiniteQuery } from '@tanstack/react-query'
import { getListEntriesQueryKey, listEntries } from '#api/points/points.ts'
import type { PointsTransaction } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading, SkeletonRows } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { dayOf } from '../../format/days.ts'
import { phrases } from '../../format/phrases.ts'
import { signedPoints } from '../../format/points.ts'

const pageLength = 10

export function PointsHistory() {
  const history = useHistory()
  return (
    <Stack gap="m">
      {history.entries ? (
        <Entries entries={history.entries} />
      ) : history.error ? (
        <LoadError what="Your history" because={history.error} onRetry={history.refetch} />
      ) : (
        <Loading label="Loading your history">
          <SkeletonRows rows={4} />
        </Loading>
      )}
      {history.hasNextPage && (
        <Button
          variant="secondary"
          full
          onClick={() => history.fetchNextPage()}
          busy={history.isFetchingNextPage}
          busyLabel="Loading..."
        >
          Show more
        </Button>
      )}
    </Stack>
  )
}

function useHistory() {
  const { data, ...history } = useInfiniteQuery({
    queryKey: [...getListEntriesQueryKey(), 'pages'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      listEntries({ limit: pageLength + 1, ...(pageParam && { cursor: pageParam }) }, { signal }),
    getNextPageParam: page => (page.length > pageLength ? page[pageLength - 1]?.id : undefined),
  })
  return { ...history, entries: data?.pages.flatMap(page => page.slice(0, pageLength)) }
}

function Entries({ entries }: { entries: readonly PointsTransaction[] }) {
  if (entries.length === 0)
    return (
      <EmptyState level={3} title="No points yet" hint="Your first check-in or treatment shows up here." />
    )
  return (
    <Card padding="s">
      <List label="Points history">
        {entries.map(({ id, description, location, createdAt, points }) => (
          <ListRow
            key={id}
            title={description}
            hint={phrases(dayOf(createdAt), location)}
            trailing={
              <Text as="span" weight="strong" figures tone={points > 0 ? 'positive' : 'ink'}>
                {signedPoints(points)}
              </Text>
            }
          />
        ))}
      </List>
    </Card>
  )
}
