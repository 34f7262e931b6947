import { useEffect } from 'react'
import { useListOwnWaitingScans } from '#api/check-in/check-in.ts'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { timeHere } from '../../../format/days.ts'
import { dropScan, type QueuedScan } from './scan-queue.ts'

/** Scans that the front desk must confirm: from the server or, until it responds, from this browser. */
export function ScansAtDesk({ kept }: { kept: readonly QueuedScan[] }) {
  const { data, isFetching } = useListOwnWaitingScans()
  const allDecided = data?.length === 0 && !isFetching
  useEffect(() => {
    if (allDecided) for (const scan of kept) dropScan(scan)
  }, [allDecided, kept])
  const waiting = data?.length ? data : kept
  return waiting.map(({ id, scannedAt }) => (
    <Notice key={id} title="Check-in waiting for the front desk">
      {`Scanned at ${timeHere(scannedAt)}. Once the front desk confirms it, your points show up here.`}
    </Notice>
  ))
}
