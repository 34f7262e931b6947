import { useState } from 'react'
import { useListProgramVersions } from '#api/program/program.ts'
import type { ProgramVersion } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Timeline, TimelineItem } from '#ui-kit/data/timeline/timeline.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { RotateCcw } from '#ui-kit/icons.ts'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Split } from '#ui-kit/layout/split/split.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { clinicMoment } from '../../../format/clinic-moment.ts'
import { useMayEdit } from '../draft/use-may-edit.tsx'
import { type Between, CompareCard } from './compare-card.tsx'
import { useRestore } from './use-restore.ts'

type PublishedVersion = NonNullable<ProgramVersion>

/** Every published version, newest first, and a comparison of any two. */
export function VersionsScreen() {
  const { data, error, refetch } = useListProgramVersions()
  const [chosen, setChosen] = useState<Between>()
  const versions = data?.filter(version => version !== null)
  const between = chosen ?? { from: String(versions?.[0]?.number ?? 1), to: 'draft' }
  return (
    <Split
      at="beside"
      aside={
        versions &&
        versions.length > 0 && (
          <CompareCard
            numbers={versions.map(({ number }) => number)}
            between={between}
            onBetween={setChosen}
          />
        )
      }
    >
      <Section title="Versions" padding="l">
        <Text tone="quiet">
          Everything you’ve published. Changing the program never recalculates points already earned.
        </Text>
        {versions?.length === 0 && <EmptyState level={3} drawing="calendar" title="Nothing published yet" />}
        {versions && versions.length > 0 && <VersionList versions={versions} onCompare={setChosen} />}
        {!versions && error && <LoadError what="The versions" because={error} onRetry={refetch} />}
        {!versions && !error && <Loading label="Loading the versions" />}
      </Section>
    </Split>
  )
}

type VersionListProps = { versions: readonly PublishedVersion[]; onCompare: (between: Between) => void }

function VersionList({ versions, onCompare }: VersionListProps) {
  const mayEdit = useMayEdit()
  const [asked, setAsked] = useState<number>()
  const restoring = useRestore(() => setAsked(undefined))
  return (
    <>
      <Timeline label="Versions">
        {versions.map(version => (
          <Version
            key={version.number}
            version={version}
            onCompare={onCompare}
            onRestore={mayEdit ? () => setAsked(version.number) : undefined}
          />
        ))}
      </Timeline>
      <ConfirmDialog
        open={asked !== undefined}
        title={`Restore version ${asked} as the draft?`}
        description="This replaces your current draft. Anything you’ve added since is archived, not lost. Check-in codes stay in use or retired as they are now, and paused rewards stay paused. Patients won’t see any of it until you publish."
        confirmLabel="Restore as Draft"
        busy={restoring.isPending}
        onConfirm={() => asked !== undefined && restoring.mutate(asked)}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}

type VersionProps = {
  version: PublishedVersion
  onCompare: (between: Between) => void
  onRestore: (() => void) | undefined
}

function Version({ version, onCompare, onRestore }: VersionProps) {
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
        {shortenedBecause && <Text size={14} tone="caution">{`Shorter notice: ${shortenedBecause}`}</Text>}
        <Inline gap="xs" wrap>
          {number > 1 && (
            <Button
              size="s"
              variant="quiet"
              aria-label={`What changed in version ${number}`}
              onClick={() => onCompare({ from: String(number - 1), to: String(number) })}
            >
              What Changed
            </Button>
          )}
          {onRestore && (
            <Button
              size="s"
              variant="quiet"
              icon={RotateCcw}
              aria-label={`Restore as Draft: version ${number}`}
              onClick={onRestore}
            >
              Restore as Draft
            </Button>
          )}
        </Inline>
      </Stack>
    </TimelineItem>
  )
}
