import { useSyncExternalStore } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { timeHere } from '../../../format/days.ts'
import { useNow } from '../../../format/use-now.ts'
import { dropScan, isTooOld, onScansChanged, parsed, type QueuedScan, rawScansOf } from './scan-queue.ts'
import { ScansAtDesk } from './scans-at-desk.tsx'

/** The member's scans that wait for a connection or the desk, were too late, or were refused. */
export function KeptScans({ memberId }: { memberId: string }) {
  const raw = useSyncExternalStore(onScansChanged, () => rawScansOf(memberId))
  const scans = parsed(raw).filter(scan => scan.waits || scan.refusal || scan.atDesk)
  const atDesk = scans.filter(scan => scan.atDesk)
  if (scans.length === 0) return null
  return (
    <Stack gap="s" as="section" aria-label="Your scans">
      {atDesk.length > 0 && <ScansAtDesk kept={atDesk} />}
      {scans
        .filter(scan => !scan.atDesk)
        .map(scan => (
          <ScanNotice key={scan.id} scan={scan} />
        ))}
    </Stack>
  )
}

function ScanNotice({ scan }: { scan: QueuedScan }) {
  const now = useNow()
  const scanned = `Scanned at ${timeHere(scan.scannedAt)}.`
  if (scan.refusal)
    return (
      <Notice tone="caution" title="Check-in Failed" action={<Dismiss scan={scan} />}>
        {`${scanned} ${scan.refusal}`}
      </Notice>
    )
  if (isTooOld(scan, now))
    return (
      <Notice tone="caution" title="Scan expired" action={<Dismiss scan={scan} />}>
        {`${scanned} It could not be sent within 15 minutes and no longer counts. Please scan again.`}
      </Notice>
    )
  return (
    <Notice tone="offline" title="Check-in waiting for a signal">
      {`${scanned} If you’re back online within 15 minutes, we’ll send it automatically.`}
    </Notice>
  )
}

const Dismiss = ({ scan }: { scan: QueuedScan }) => (
  <Button size="s" variant="secondary" onClick={() => dropScan(scan)}>
    Dismiss
  </Button>
)
