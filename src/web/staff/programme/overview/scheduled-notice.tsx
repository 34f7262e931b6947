import { cancelProgrammePublication } from '#api/programme/programme.ts'
import type { ProgrammeOverview } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { useAction } from '../../../data/use-action.ts'
import { clinicLocalTime } from '../../../format/clinic-local-time.ts'
import { ofOverview } from './use-publish.ts'

type ScheduledPublication = NonNullable<ProgrammeOverview['scheduled']>

/** What will be published by itself, and taking that back. */
export function ScheduledNotice({
  scheduled,
  mayEdit,
}: {
  scheduled: ScheduledPublication
  mayEdit: boolean
}) {
  const cancelling = useAction({
    call: () => cancelProgrammePublication(),
    success: () => ({ title: 'Cancelled', description: 'The changes are a draft again.' }),
    failure: 'Not Cancelled',
    isOver: ({ code }) => code === 'nothing-scheduled',
    refreshes: ofOverview,
  })
  const { at, by, note } = scheduled
  return (
    <Notice
      title={`Goes out on ${clinicLocalTime(at)}`}
      action={
        mayEdit && (
          <Button
            size="s"
            variant="secondary"
            busy={cancelling.isPending}
            busyLabel="Cancelling..."
            onClick={() => cancelling.mutate()}
          >
            Cancel the Publication
          </Button>
        )
      }
    >
      {`${[`${by} decided it`, note].filter(Boolean).join(': ')}. What you change from now on waits for a publication of its own.`}
    </Notice>
  )
}
