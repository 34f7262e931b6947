import type { QueryClient } from '@tanstack/react-query'
import { currentUser } from '#api/accounts/accounts.ts'
import type { CheckInAnswer } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { type ApiError, isFinal } from '../../../data/request.ts'
import { handleUnauthorized } from '../../../data/unauthorized.ts'
import { renewMember } from '../../../member/renew-member.ts'
import {
  dropScan,
  isForgotten,
  keepScan,
  keptScansOf,
  leaveToDesk,
  type QueuedScan,
  scansToSend,
} from './scan-queue.ts'
import { isInFlight, sendScan } from './send-scan.ts'

let sending: Promise<boolean> | undefined

/** Sends the scans made while offline, and shows the results. Returns whether any are still waiting. */
export function flushScanQueue(queries: QueryClient, memberId: string): Promise<boolean> {
  sending ??= sendAll(queries, memberId).finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(queries: QueryClient, memberId: string): Promise<boolean> {
  for (const scan of keptScansOf(memberId)) if (isForgotten(scan)) dropScan(scan)
  for (const scan of scansToSend(memberId).filter(waiting => !isInFlight(waiting))) {
    try {
      // Another member may have signed in meanwhile; a scan counts only for its own member.
      if ((await currentUser()).id !== memberId) return false
      tellAnswer(await sendScan(scan), scan)
      renewMember(queries)
    } catch (error) {
      if (handleUnauthorized(error)) return false
      if (!isFinal(error)) return true
      refuse(scan, (error as ApiError).userMessage)
    }
  }
  return scansToSend(memberId).length > 0
}

function tellAnswer({ success, waitsForDesk, message }: CheckInAnswer, scan: QueuedScan) {
  if (waitsForDesk) {
    leaveToDesk(scan)
    return showToast({ title: 'Check-in waiting', description: message, tone: 'plain' })
  }
  if (!success) return refuse(scan, message)
  dropScan(scan)
  showToast({ title: 'Check-in Successful!', description: message, tone: 'positive' })
}

function refuse(scan: QueuedScan, userMessage: string) {
  keepScan({ ...scan, refusal: userMessage })
  showToast({ title: 'Check-in Failed', description: userMessage, tone: 'critical' })
}
