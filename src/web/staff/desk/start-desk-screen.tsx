import { useState } from 'react'
import { startDeskScreen, useListCheckInCodes } from '#api/check-in/check-in.ts'
import { lockStaffArea, useCheckStaffSession } from '#api/staff/staff.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Switch } from '#ui-kit/forms/switch/switch.tsx'
import { ArrowLeft, Lock } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { useAction } from '../../data/use-action.ts'
import { points } from '../../format/points.ts'
import { greetsByName, keepGreeting } from './greeting.ts'

/** Chooses the tablet's code, then locks the staff area, because patients can reach the tablet. */
export function StartDeskScreen({ onStarted }: { onStarted: (pass: string) => void }) {
  const { data: session, error, refetch } = useCheckStaffSession()
  return (
    <Page
      header={
        <TopBar
          title="Desk Screen"
          subtitle="A check-in code that changes every 30 seconds"
          back={<IconButton icon={ArrowLeft} label="QR Codes" render={<ScreenLink to="/admin/qr-codes" />} />}
        />
      }
    >
      {error && <LoadError what="The staff area" couldNotBe="reached" because={error} onRetry={refetch} />}
      {!session && !error && <Loading />}
      {session && !session.isAdmin && (
        <EmptyState
          drawing="camera"
          title="For clinic staff"
          hint="Open the staff area on this tablet first, then start the screen."
          action={
            <Button icon={Lock} render={<ScreenLink to="/admin" />}>
              Staff Area
            </Button>
          }
        />
      )}
      {session?.isAdmin && <ChooseCode onStarted={onStarted} />}
    </Page>
  )
}

function ChooseCode({ onStarted }: { onStarted: (pass: string) => void }) {
  const { data: codes, error, refetch } = useListCheckInCodes()
  const { start, busy } = useStarting(onStarted)
  const [greets, setGreets] = useState(greetsByName)
  return (
    <Card padding="l">
      <Stack gap="m">
        <Text>
          Choose the check-in code for this tablet. The screen runs for 16 hours, and the staff area is locked
          here.
        </Text>
        {error && <LoadError what="The codes" because={error} onRetry={refetch} />}
        <Switch
          label="Greet patients by first name"
          hint="For three seconds after they check in."
          checked={greets}
          onChange={next => {
            keepGreeting(next)
            setGreets(next)
          }}
        />
        <List label="QR codes">
          {codes?.map(({ id, description, pointsValue }) => (
            <ListRow
              key={id}
              title={description}
              hint={points(pointsValue)}
              disabled={busy}
              onClick={() => start(id)}
            />
          ))}
        </List>
        {codes?.length === 0 && <Text tone="quiet">No QR codes yet.</Text>}
      </Stack>
    </Card>
  )
}

function useStarting(onStarted: (pass: string) => void) {
  const locking = useAction({ call: () => lockStaffArea(), failure: 'Error' })
  const lock = (pass: string) => locking.mutate(undefined, { onSuccess: () => onStarted(pass) })
  const starting = useAction({
    call: (codeId: string) => startDeskScreen({ codeId }),
    onSuccess: ({ pass }) => lock(pass),
    failure: 'Error',
  })
  // If only the locking failed, the screen that was started goes on.
  const started = starting.isSuccess ? { codeId: starting.variables, pass: starting.data.pass } : undefined
  const start = (codeId: string) =>
    codeId === started?.codeId ? lock(started.pass) : starting.mutate(codeId)
  return { start, busy: starting.isPending || locking.isPending }
}
