import { cancelProgramPublication } from '#api/program/program.ts'
import type { ProgramOverview } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { useAction } from '../../../data/use-action.ts'
import { clinicLocalTime } from '../../../format/clinic-local-time.ts'
import { ofOverview } from './use-publish.ts'

type ScheduledPublication = NonNullable<ProgramOverview['scheduled']>

export function ScheduledNotice({
  scheduled,
  mayEdit,
}: {
  scheduled: ScheduledPublication
  mayEdit: boolean
}) {
  const cancelling = useAction({
    call: () => cancelProgramPublication(),
    success: () => ({
      title: 'Canceled',
      description: 'Your changes are back in the draft. Anything you’ve edited since stays as it is.',
    }),
    failure: 'Couldn’t Cancel',
    isOver: ({ code }) => code === 'nothing-scheduled',
    refreshes: ofOverview,
  })
  const { at, by, note } = scheduled
  return (
    <Notice
      title={`Scheduled for ${clinicLocalTime(at)}`}
      action={
        mayEdit && (
          <Button
            size="s"
            variant="secondary"
            busy={cancelling.isPending}
            busyLabel="Cancelling..."
            onClick={() => cancelling.mutate()}
          >
            Cancel Scheduled Changes
          </Button>
        )
      }
    >
      {`${[`Scheduled by ${by}`, note].filter(Boolean).join(': ')}. Anything you change from now on isn’t included.`}
    </Notice>
  )
}
