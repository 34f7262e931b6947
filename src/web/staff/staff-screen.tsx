import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getCheckStaffSessionQueryKey, lockStaffArea, useCheckStaffSession } from '#api/staff/staff.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
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
  const locking = useLocking(again)
  if (locking.hasFailed)
    return (
      <Page form header={<GateTitle />}>
        <Notice tone="offline" title="Not locked yet">
          We can’t reach the clinic right now. Keep this page open: it locks the staff area as soon as it can.
        </Notice>
      </Page>
    )
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
      header={<OpenTitle name={name} role={role} locking={locking} />}
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

/** Locks the staff area. If the server can't be told, this device closes it and keeps trying. */
function useLocking(onLocked: () => void) {
  const queryClient = useQueryClient()
  const { mutate, isPending, failureCount } = useMutation({
    mutationKey: lockingKey,
    // After a lost response, the next try has no session anymore: then it's locked.
    mutationFn: () =>
      lockStaffArea().catch(error => {
        if (error.status !== 401) throw error
      }),
    retry: true,
    retryDelay: 2_000,
    onSuccess: () => queryClient.setQueryData(getCheckStaffSessionQueryKey(), { isAdmin: false }),
    onSettled: onLocked,
  })
  return { lock: () => mutate(), isPending, hasFailed: isPending && failureCount > 0 }
}

type OpenTitleProps = { name: string; role: StaffRole; locking: ReturnType<typeof useLocking> }

function OpenTitle({ name, role, locking: { lock, isPending } }: OpenTitleProps) {
  return (
    <TopBar
      title="Admin Panel"
      subtitle={`${name}, ${role}`}
      back={home}
      actions={
        <>
          <CommandPalette role={role} onLock={lock} />
          <Button variant="secondary" size="s" icon={Lock} busy={isPending} onClick={lock}>
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
