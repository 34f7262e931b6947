import { getListPatientEntriesQueryKey, getListPatientEntriesUrl } from '#api/points/points.ts'
import type { PointsTransaction } from '#api/schemas/index.ts'
import { Heading } from '#ui-kit/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { List, ListRow } from '#ui-kit/list-row/list-row.tsx'
import { Loading, SkeletonText } from '#ui-kit/skeleton/skeleton.tsx'
import { Text } from '#ui-kit/text/text.tsx'
import { LoadError } from '../../app/load-error.tsx'
import { dayOf } from '../../format/days.ts'
import { points, signedPoints } from '../../format/points.ts'
import { ShowMore } from '../show-more.tsx'
import { useInfiniteList } from '../use-infinite-list.ts'

const pageLength = 10

/** A patient's ledger, newest first. */
export function PatientEntries({ id }: { id: string }) {
  const list = useInfiniteList<PointsTransaction>({
    queryKey: getListPatientEntriesQueryKey(id),
    addressOf: ({ cursor }) =>
      getListPatientEntriesUrl(id, { limit: pageLength, ...(cursor && { cursor: Number(cursor) }) }),
  })
  const { items: entries, error, refetch } = list
  return (
    <Stack gap="xs" as="section" aria-labelledby="patient-entries">
      <Heading level={3} id="patient-entries">
        Points history
      </Heading>
      {entries ? (
        <Entries entries={entries} />
      ) : error ? (
        <LoadError what="The points history could not be loaded" because={error} onRetry={refetch} />
      ) : (
        <Loading label="Loading the points history">
          <SkeletonText lines={4} />
        </Loading>
      )}
      <ShowMore list={list} />
    </Stack>
  )
}

function Entries({ entries }: { entries: readonly PointsTransaction[] }) {
  if (entries.length === 0) return <Text tone="quiet">No points yet.</Text>
  return (
    <List label="Points history">
      {entries.map(({ id, description, location, createdAt, points: change, balanceAfter }) => (
        <ListRow
          key={id}
          title={description}
          hint={[dayOf(createdAt), location, `then ${points(balanceAfter)}`].filter(Boolean).join(' · ')}
          trailing={
            <Text as="span" weight="strong" figures tone={change > 0 ? 'positive' : 'ink'}>
              {signedPoints(change)}
            </Text>
          }
        />
      ))}
    </List>
  )
}
