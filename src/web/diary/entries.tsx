import { useState } from 'react'
import type { DiaryEntry } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/button/button.tsx'
import { Dialog } from '#ui-kit/dialog/dialog.tsx'
import { Heading } from '#ui-kit/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Photo } from '#ui-kit/photo/photo.tsx'
import { Timeline, TimelineItem } from '#ui-kit/timeline/timeline.tsx'
import { dayOf } from './days.ts'
import { EntryCard } from './entry-card.tsx'
import { RemoveEntry } from './remove-entry.tsx'

export type EntriesProps = {
  entries: readonly DiaryEntry[]
  nameOf: (serviceId: string) => string
  more: { onMore: () => void; busy: boolean } | undefined
}

/** The diary along a line, newest first. */
export function Entries({ entries, nameOf, more }: EntriesProps) {
  const [viewed, setViewed] = useState<DiaryEntry>()
  const [toRemove, setToRemove] = useState<DiaryEntry>()
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
              service={entry.serviceId ? nameOf(entry.serviceId) : undefined}
              onView={() => setViewed(entry)}
              onRemove={() => setToRemove(entry)}
            />
          </TimelineItem>
        ))}
      </Timeline>
      {more && (
        <Button variant="secondary" full onClick={more.onMore} busy={more.busy} busyLabel="Loading...">
          Show more
        </Button>
      )}
      <Dialog
        open={viewed !== undefined}
        title={viewed?.title ?? ''}
        size="l"
        onClose={() => setViewed(undefined)}
      >
        {viewed?.imageUrl && <Photo src={viewed.imageUrl} alt={viewed.title} />}
      </Dialog>
      <RemoveEntry entry={toRemove} onClose={() => setToRemove(undefined)} />
    </Stack>
  )
}
