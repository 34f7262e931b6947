import { lazy, Suspense, useState } from 'react'
import type { DiaryEntry } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Timeline, TimelineItem } from '#ui-kit/data/timeline/timeline.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { dayOf } from '../format/days.ts'
import { EntryCard } from './entry-card.tsx'

const EntryDialogs = lazy(async () => ({ default: (await import('./entry-dialogs.tsx')).EntryDialogs }))

export type EntriesProps = {
  entries: readonly DiaryEntry[]
  more: { onMore: () => void; busy: boolean } | undefined
}

/** The diary as a timeline, newest first. */
export function Entries({ entries, more }: EntriesProps) {
  const [viewed, setViewed] = useState<DiaryEntry>()
  const [toRemove, setToRemove] = useState<DiaryEntry>()
  // Once open, the dialogs stay mounted: one that is removed while closing can't restore focus.
  const [asked, setAsked] = useState(false)
  const view = (entry: DiaryEntry) => {
    setAsked(true)
    setViewed(entry)
  }
  const askToRemove = (entry: DiaryEntry) => {
    setAsked(true)
    setToRemove(entry)
  }
  const close = () => {
    setViewed(undefined)
    setToRemove(undefined)
  }
  return (
    <Stack gap="m" as="section" aria-labelledby="entries">
      <Heading level={2} id="entries">
        Your journey
      </Heading>
      <Timeline label="Diary entries">
        {entries.map(entry => (
          <TimelineItem key={entry.id} when={dayOf(entry.createdAt)} dateTime={entry.createdAt}>
            <EntryCard
              entry={entry}
              service={entry.serviceName ?? undefined}
              onView={() => view(entry)}
              onRemove={() => askToRemove(entry)}
            />
          </TimelineItem>
        ))}
      </Timeline>
      {more && (
        <Button variant="secondary" full onClick={more.onMore} busy={more.busy} busyLabel="Loading...">
          Show more
        </Button>
      )}
      <Suspense>{asked && <EntryDialogs viewed={viewed} toRemove={toRemove} onClose={close} />}</Suspense>
    </Stack>
  )
}
