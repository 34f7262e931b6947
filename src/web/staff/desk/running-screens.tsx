import { useState } from 'react'
import { useListDeskScreens } from '#api/check-in/check-in.ts'
import type { RunningDeskScreen } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { unlessAboutAnother } from '../../data/unless-about.ts'
import { clinicMoment } from '../../format/clinic-moment.ts'
import { useStaffRole } from '../use-staff-role.ts'
import { useEndScreen } from './use-end-screen.ts'

/** For the owner and manager: the tablets that show a code, so that a lost one can be ended from here. */
export function RunningScreens() {
  const role = useStaffRole()
  const leads = role === 'owner' || role === 'manager'
  const { data: screens, error, refetch } = useListDeskScreens({ query: { enabled: leads } })
  if (!leads || (!screens?.length && !error)) return null
  return (
    <Section title="Running desk screens" level={3} padding="l" gap="s">
      {error && <LoadError what="The desk screens" because={error} onRetry={refetch} />}
      {screens && <Screens screens={screens} />}
    </Section>
  )
}

function Screens({ screens }: { screens: readonly RunningDeskScreen[] }) {
  const [asked, setAsked] = useState<RunningDeskScreen>()
  const ending = useEndScreen(id => setAsked(unlessAboutAnother(id)))
  return (
    <>
      <List label="Running desk screens">
        {screens.map(screen => (
          <ListRow
            key={screen.id}
            title={screen.description}
            hint={`Started by ${screen.startedBy}, ${clinicMoment(screen.startedAt)} · until ${clinicMoment(screen.until)}`}
            trailing={
              <Button
                size="s"
                variant="secondary"
                aria-label={`End ${screen.description}, started ${clinicMoment(screen.startedAt)}`}
                onClick={() => setAsked(screen)}
              >
                End
              </Button>
            }
          />
        ))}
      </List>
      <ConfirmDialog
        open={asked !== undefined}
        title="End this screen?"
        description="The tablet stops showing the code. You can start it again from the staff area."
        confirmLabel="End Screen"
        tone="critical"
        busy={ending.isPending}
        busyLabel="Ending..."
        onConfirm={() => asked && ending.mutate(asked.id)}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}
