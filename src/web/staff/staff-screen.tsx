import { ArrowLeft } from 'lucide-react'
import { useCheckStaffSession } from '#api/identity/identity.ts'
import { Button } from '#ui-kit/button/button.tsx'
import { IconButton } from '#ui-kit/icon-button/icon-button.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Notice } from '#ui-kit/notice/notice.tsx'
import { Loading, Skeleton } from '#ui-kit/skeleton/skeleton.tsx'
import { TopBar } from '#ui-kit/top-bar/top-bar.tsx'
import { ScreenLink } from '../shell/screen-link.tsx'
import { AwardPanel } from './award-panel.tsx'
import { CodesPanel } from './codes-panel.tsx'
import { StaffGate } from './staff-gate.tsx'

/** The staff area: its gate, or its panels once a staff session is open (staff.md, 2). */
export function StaffScreen() {
  const { data: session, error, refetch } = useCheckStaffSession()
  return (
    <Page header={<Title open={session?.isAdmin} name={session?.name} />}>
      {error && (
        <Notice
          tone="critical"
          title="The staff area could not be opened"
          action={
            <Button size="s" variant="secondary" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          {error.sentence}
        </Notice>
      )}
      {!session && !error && <Waiting />}
      {session && !session.isAdmin && <StaffGate onOpen={() => void refetch()} />}
      {session?.isAdmin && (
        <>
          <AwardPanel />
          <CodesPanel />
        </>
      )}
      <Button variant="secondary" icon={ArrowLeft} render={<ScreenLink to="/" />}>
        Back to Main App
      </Button>
    </Page>
  )
}

function Title({ open = false, name }: { open?: boolean | undefined; name?: string | undefined }) {
  return (
    <TopBar
      title={open ? 'Admin Panel' : 'Admin Access'}
      subtitle={name ?? 'For the clinic’s staff'}
      back={<IconButton icon={ArrowLeft} label="Home" render={<ScreenLink to="/" />} />}
    />
  )
}

function Waiting() {
  return (
    <Loading>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Loading>
  )
}
