import { useListProgrammeVersions } from '#api/programme/programme.ts'
import type { ProgrammeVersion } from '#api/schemas/index.ts'
import { EmptyState } from '#ui-kit/empty-state/empty-state.tsx'
import { Heading } from '#ui-kit/heading/heading.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Loading, SkeletonRows } from '#ui-kit/skeleton/skeleton.tsx'
import { Text } from '#ui-kit/text/text.tsx'
import { TextLink } from '#ui-kit/text-link/text-link.tsx'
import { Timeline, TimelineItem } from '#ui-kit/timeline/timeline.tsx'
import { LoadError } from '../../../app/load-error.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { clinicMoment } from '../../../format/clinic-moment.ts'

/** Every version that was published, newest first. */
export function VersionsScreen() {
  const { data, error, refetch } = useListProgrammeVersions()
  const versions = data?.filter(version => version !== null)
  return (
    <Card padding="l" as="section" aria-labelledby="versions">
      <Stack gap="m">
        <Inline>
          <TextLink alone render={<ScreenLink to="/admin/programme" />}>
            Back to Programme
          </TextLink>
        </Inline>
        <Heading level={2} id="versions">
          Versions
        </Heading>
        <Text tone="quiet">
          What was promised when. Points that were earned are never worked out anew by a later version.
        </Text>
        {versions?.length === 0 && (
          <EmptyState level={3} drawing="calendar" title="Nothing is published yet" />
        )}
        {versions && versions.length > 0 && (
          <Timeline label="Versions">
            {versions.map(version => (
              <Version key={version.number} version={version} />
            ))}
          </Timeline>
        )}
        {!versions && error && (
          <LoadError what="The versions could not be loaded" because={error} onRetry={refetch} />
        )}
        {!versions && !error && (
          <Loading label="Loading the versions">
            <SkeletonRows />
          </Loading>
        )}
      </Stack>
    </Card>
  )
}

function Version({ version }: { version: NonNullable<ProgrammeVersion> }) {
  const { number, publishedAt, publishedBy, note, shortenedBecause } = version
  return (
    <TimelineItem when={clinicMoment(publishedAt)} dateTime={publishedAt}>
      <Stack gap="xxs">
        <Heading level={3} size={18}>
          {`Version ${number}`}
        </Heading>
        <Text size={14} tone="quiet">
          {[`by ${publishedBy}`, note].filter(Boolean).join(' · ')}
        </Text>
        {shortenedBecause && <Text size={14} tone="caution">{`With less notice: ${shortenedBecause}`}</Text>}
      </Stack>
    </TimelineItem>
  )
}
