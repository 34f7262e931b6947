import type { DiaryEntry } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { Illustration } from '#ui-kit/brand/illustration/illustration.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Trash2, ZoomIn } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { calendarDay } from '../format/days.ts'
import { pointsEarned } from '../format/points.ts'
import { typeInWords } from './new-entry/entry-draft.ts'

export type EntryCardProps = {
  entry: DiaryEntry
  /** The name of the entry's service, if known. */
  service: string | undefined
  onView: () => void
  onRemove: () => void
}

export function EntryCard({ entry, service, onView, onRemove }: EntryCardProps) {
  const { title, description, entryType, thumbnailUrl, pointsAwarded } = entry
  const treatment = treatmentOf(entry, service)
  return (
    <Card
      as="article"
      aria-label={title}
      media={
        thumbnailUrl && (
          <Illustration src={thumbnailUrl} alt={title} ratio="landscape" rounded={false} fallback="camera" />
        )
      }
    >
      <Stack gap="xs">
        <Inline gap="xs" wrap>
          <Badge tone="accent">{typeInWords(entryType)}</Badge>
          {pointsAwarded > 0 && <Badge tone="positive">{pointsEarned(pointsAwarded)}</Badge>}
        </Inline>
        <Heading level={3}>{title}</Heading>
        {treatment && (
          <Text size={14} tone="quiet">
            {treatment}
          </Text>
        )}
        {description && <Text lines="keep">{description}</Text>}
        <Inline spread={thumbnailUrl ? 'between' : 'end'}>
          {thumbnailUrl && (
            <Button
              size="s"
              variant="quiet"
              icon={ZoomIn}
              onClick={onView}
              aria-label={`View photo: ${title}`}
            >
              View photo
            </Button>
          )}
          <IconButton icon={Trash2} label={`Delete ${title}`} onClick={onRemove} />
        </Inline>
      </Stack>
    </Card>
  )
}

const treatmentOf = ({ treatmentDate }: DiaryEntry, service: string | undefined) =>
  [service, treatmentDate && `treated ${calendarDay(treatmentDate)}`].filter(Boolean).join(' · ')
