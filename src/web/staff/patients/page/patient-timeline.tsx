import type { TimelineItem as Happened, ReadTimelineOnly } from '#api/schemas/index.ts'
import { getReadTimelineQueryKey, getReadTimelineUrl } from '#api/timeline/timeline.ts'
import { Chips } from '#ui-kit/actions/chips/chips.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Timeline, TimelineItem } from '#ui-kit/data/timeline/timeline.tsx'
import { Loading, SkeletonText } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Bell } from '#ui-kit/icons.ts'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { dayOf, isoDayOf } from '../../../format/days.ts'
import { signedPoints } from '../../../format/points.ts'
import { ShowMore } from '../../show-more.tsx'
import { useInfiniteList } from '../../use-infinite-list.ts'
import { filterIn, filters, hintOf, iconOf, stateOf, titleOf } from './timeline-words.ts'

const pageLength = 25

export type PatientTimelineProps = {
  id: string
  /** Which part of the history to show; all by default. */
  only: ReadTimelineOnly | undefined
  onOnly: (only: ReadTimelineOnly | undefined) => void
}

/** A patient's history by day, newest first. */
export function PatientTimeline({ id, only, onOnly }: PatientTimelineProps) {
  const shown = only ? { only } : {}
  const list = useInfiniteList<Happened>({
    queryKey: getReadTimelineQueryKey(id, shown),
    addressOf: cursor => getReadTimelineUrl(id, { limit: pageLength, ...shown, ...cursor }),
  })
  const { items, error, refetch } = list
  return (
    <Stack gap="m" as="section" aria-labelledby="patient-timeline">
      <Heading level={3} id="patient-timeline">
        History
      </Heading>
      <Chips label="Show" chips={filters} value={only ?? 'all'} onChange={value => onOnly(filterIn(value))} />
      {items ? (
        <Days items={items} />
      ) : error ? (
        <LoadError what="The history" because={error} onRetry={refetch} />
      ) : (
        <Loading label="Loading the history">
          <SkeletonText lines={4} />
        </Loading>
      )}
      <ShowMore list={list} />
    </Stack>
  )
}

function Days({ items }: { items: readonly Happened[] }) {
  if (items.length === 0) return <Text tone="quiet">Nothing here yet.</Text>
  return (
    <Timeline label="History">
      {Object.entries(Object.groupBy(items, ({ at }) => isoDayOf(at))).map(([day, ofDay = []]) => (
        <TimelineItem key={day} dateTime={day} when={dayOf(ofDay[0]?.at ?? day)}>
          <List>
            {ofDay.map(item => (
              <Row key={item.id} item={item} />
            ))}
          </List>
        </TimelineItem>
      ))}
    </Timeline>
  )
}

function Row({ item }: { item: Happened }) {
  const Glyph = iconOf[item.kind]
  const state = stateOf(item)
  return (
    <ListRow
      leading={<Glyph size={18} strokeWidth={1.6} aria-hidden />}
      title={titleOf(item)}
      hint={<Hint item={item} />}
      trailing={
        <Inline gap="xs" spread="center">
          {state && <Badge {...(state.tone && { tone: state.tone })}>{state.words}</Badge>}
          {item.points !== null && (
            <Text as="span" weight="strong" figures tone={item.points > 0 ? 'positive' : 'ink'}>
              {signedPoints(item.points)}
            </Text>
          )}
        </Inline>
      }
    />
  )
}

const Hint = ({ item }: { item: Happened }) => (
  <Stack as="span" gap="none">
    <span>{hintOf(item)}</span>
    {item.notified.length > 0 && (
      <Inline as="span" gap="xs" wrap={false} fill="last">
        <Bell size={14} strokeWidth={1.6} aria-hidden />
        <span>Notified: {item.notified.join(', ')}</span>
      </Inline>
    )}
  </Stack>
)
