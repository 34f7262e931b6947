import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Camera } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Split } from '#ui-kit/layout/split/split.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { useWide } from '#ui-kit/layout/use-wide.ts'
import { LoadError } from '../../data/load-error.tsx'
import { hasResponse } from '../../data/request.ts'
import { weekdayOf } from '../../format/days.ts'
import { GoToField } from '../palette/go-to-field.tsx'
import { useMergeSuggestions } from '../patients/merge/use-merge-suggestions.ts'
import { useSearchKey } from '../patients/use-search-key.ts'
import { QuickActions } from '../quick-actions.tsx'
import { usePending } from '../requests/use-pending.ts'
import { ScansToConfirm } from '../scans/scans-to-confirm.tsx'
import { useWaitingScans } from '../scans/use-waiting-scans.ts'
import { useStaffRole } from '../use-staff-role.ts'
import { useShowScanned } from '../vouchers/use-show-scanned.ts'
import { Counts } from './counts.tsx'
import { HereToday } from './here-today.tsx'
import { usePresent } from './use-present.ts'
import { Waiting } from './waiting.tsx'
import { useDeskPlace, WhereThisIs } from './where-this-is.tsx'

/** Loaded on demand, because most desks have a scanner. */
const ScanVoucher = lazy(async () => ({
  default: (await import('../vouchers/scan-voucher.tsx')).ScanVoucher,
}))

/** The day at the desk: one field to find anyone, the patients who are here, and what waits for a decision. */
export function TodayScreen() {
  return (
    <>
      <Find />
      <Day />
    </>
  )
}

function Find() {
  const role = useStaffRole() ?? 'front desk'
  const form = useRef<HTMLFormElement>(null)
  // Phones have no keyboard shortcut for it.
  const isWide = useWide()
  const [scanning, setScanning] = useState(false)
  const showScanned = useShowScanned()
  const scanned = (text: string) => {
    setScanning(false)
    showScanned(text)
  }
  useSearchKey(() => form.current?.querySelector('input'))
  return (
    <Card padding="l" as="section" aria-labelledby="today">
      <Stack gap="m">
        <Inline spread="between" align="baseline" gap="s">
          <Heading level={2} id="today">
            Today
          </Heading>
          <Text tone="quiet">{weekdayOf(new Date())}</Text>
        </Inline>
        <GoToField
          ref={form}
          role={role}
          label="Find a patient or a voucher"
          placeholder={isWide ? 'Name, phone or code, press / to search' : 'Name, phone or code'}
          hint="You can scan vouchers and member cards from any staff screen."
          action={<IconButton icon={Camera} label="Scan with the camera" onClick={() => setScanning(true)} />}
        />
        <QuickActions />
      </Stack>
      {scanning && (
        <Suspense>
          <ScanVoucher onFound={scanned} onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function Day() {
  const visits = usePresent()
  const requests = usePending()
  const scans = useWaitingScans()
  const duplicates = useMergeSuggestions()
  const place = useDeskPlace()
  const { data: present, error, refetch } = visits
  const isComing =
    place.isComing ||
    duplicates.isLoading ||
    (!present && !error) ||
    (!requests.items && !requests.error) ||
    (!scans.items && !scans.error)
  if (isComing)
    return (
      <Loading label="Loading today’s patients">
        <Skeleton shape="tile" />
        <Skeleton shape="tile" />
      </Loading>
    )
  return (
    <Stack gap="m">
      {error && present && (
        <Notice tone="offline" title="This list may be out of date">
          {hasResponse(error) ? error.userMessage : 'It’ll update once you’re back online.'}
        </Notice>
      )}
      <WhereThisIs {...place} />
      <Counts present={present} requests={requests.total} />
      <ScansToConfirm list={scans} />
      <Split at="beside" aside={<Waiting present={present ?? []} {...{ requests, duplicates }} />}>
        {present ? (
          <HereToday present={present} />
        ) : (
          <LoadError what="Today’s patients" because={error} onRetry={refetch} />
        )}
      </Split>
    </Stack>
  )
}
