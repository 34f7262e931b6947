import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getCheckStaffSessionQueryKey, lockStaffArea, useCheckStaffSession } from '#api/staff/staff.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { ArrowLeft, Lock } from '#ui-kit/icons.ts'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { ScreenLink } from '../app/screen-link.tsx'
import { keepDraftsFor } from '../data/drafts.ts'
import { LoadError } from '../data/load-error.tsx'
import { lockingKey } from '../data/query-client.ts'
import { hasInputInMemory } from '../data/unauthorized.ts'
import { backToMainApp, isForOthers, type StaffRole } from './pages.ts'
import { CommandPalette } from './palette/command-palette.tsx'
import { ForOthers } from './roles/for-others.tsx'
import { StaffGate } from './staff-gate.tsx'
import { StaffIndex } from './staff-index.tsx'
import { StepUp } from './step-up/step-up.tsx'
import { useIdleHeader } from './use-idle-header.ts'
import { ScannedVoucher } from './vouchers/scanned-voucher.tsx'

/** The staff area: its gate or, during a staff session, its content. */
export function StaffScreen({ children }: { children: ReactNode }) {
  const {
    data: session,
    error,
    refetch,
  } = useCheckStaffSession({
    // The gate would replace input that is kept nowhere else.
    query: { refetchOnReconnect: () => !hasInputInMemory() },
  })
  const again = () => void refetch()
  useIdleHeader()
  const pathname = useLocation({ select: at => at.pathname })
  if (!session?.isAdmin)
    return (
      <Page form header={<GateTitle />}>
        {error && (
          <LoadError what="The staff area" couldNotBe="opened" because={error.userMessage} onRetry={again} />
        )}
        {!session && !error && <StaffSkeleton />}
        {session && <StaffGate onOpen={again} />}
      </Page>
    )
  const { name = '' } = session
  const role = (session.role ?? 'front desk') as StaffRole
  // Before the screens below load theirs.
  keepDraftsFor(name)
  return (
    // The key replaces the gate's page, or another person's. If its column moved instead, browsers would count a layout
    // shift.
    <Page
      key={`open ${name}`}
      indexed
      header={<OpenTitle name={name} role={role} onLocked={again} />}
      aside={<StaffIndex role={role} />}
    >
      {isForOthers(pathname, role) ? <ForOthers role={role} /> : children}
      <ScannedVoucher />
      <StepUp />
    </Page>
  )
}

const home = <IconButton icon={ArrowLeft} label={backToMainApp} render={<ScreenLink to="/" />} />

function GateTitle() {
  return <TopBar title="Admin Access" subtitle="For clinic staff" back={home} />
}

type OpenTitleProps = { name: string; role: StaffRole; onLocked: () => void }

function OpenTitle({ name, role, onLocked }: OpenTitleProps) {
  const queryClient = useQueryClient()
  const lock = () => queryClient.setQueryData(getCheckStaffSessionQueryKey(), { isAdmin: false })
  const locking = useMutation({
    mutationKey: lockingKey,
    mutationFn: () => lockStaffArea(),
    onSuccess: lock,
    onSettled: onLocked,
  })
  return (
    <TopBar
      title="Admin Panel"
      subtitle={`${name}, ${role}`}
      back={home}
      actions={
        <>
          <CommandPalette role={role} onLock={() => locking.mutate()} />
          <Button
            variant="secondary"
            size="s"
            icon={Lock}
            busy={locking.isPending}
            onClick={() => locking.mutate()}
          >
            Lock
          </Button>
        </>
      }
    />
  )
}

function StaffSkeleton() {
  return (
    <Loading>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Loading>
  )
}
