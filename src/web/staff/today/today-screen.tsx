import { Cake, Gift, ListChecks, UsersRound } from 'lucide-react'
import type { PresentPatient } from '#api/schemas/index.ts'
import { Stat } from '#ui-kit/data/stat/stat.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Loading, SkeletonRows } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { hasResponse } from '../../data/request.ts'
import { ScansToConfirm } from '../scans/scans-to-confirm.tsx'
import { PresentCard } from './present-card.tsx'
import { usePresent } from './use-present.ts'

/** Who is in the clinic today, what to say to them, and whose scan has to be confirmed. */
export function TodayScreen() {
  return (
    <Stack gap="m">
      <ScansToConfirm />
      <TodayAtTheDesk />
    </Stack>
  )
}

function TodayAtTheDesk() {
  const { data: present, error, refetch } = usePresent()
  return (
    <Card padding="l" as="section" aria-labelledby="today">
      <Stack gap="m">
        <Heading level={2} id="today">
          Today at the front desk
        </Heading>
        {error && present && (
          <Notice tone="offline" title="This list may be out of date">
            {hasResponse(error) ? error.userMessage : 'It’ll update once you’re back online.'}
          </Notice>
        )}
        {error && !present && <LoadError what="Today’s patients" because={error} onRetry={refetch} />}
        {!present && !error && (
          <Loading label="Loading today’s patients">
            <SkeletonRows />
          </Loading>
        )}
        {present && <Present present={present} />}
      </Stack>
    </Card>
  )
}

function Present({ present }: { present: readonly PresentPatient[] }) {
  if (present.length === 0)
    return (
      <EmptyState
        level={3}
        drawing="camera"
        title="No check-ins yet today"
        hint="Patients show up here within seconds of scanning the code."
      />
    )
  const count = (fits: (patient: PresentPatient) => boolean) => present.filter(fits).length
  return (
    <>
      <Grid columns={2} columnsWide={4} gap="s">
        <Stat label="Checked in" figure={present.length} icon={UsersRound} />
        <Stat label="Birthday today" figure={count(each => each.birthday === 'today')} icon={Cake} />
        <Stat label="Can claim" figure={count(each => each.claimableRewards.length > 0)} icon={Gift} />
        <Stat label="Waiting" figure={count(each => each.pendingRequests > 0)} icon={ListChecks} />
      </Grid>
      <Grid as="ul" columns={1} columnsWide={2} gap="s" aria-label="Checked in today">
        {present.map(patient => (
          <PresentCard key={patient.id} patient={patient} />
        ))}
      </Grid>
    </>
  )
}
