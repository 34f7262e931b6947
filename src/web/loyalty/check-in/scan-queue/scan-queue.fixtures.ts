import { getCurrentUserResponseMock } from '#api/accounts/accounts.msw.ts'
import { dropScan, keepScan, type QueuedScan } from './scan-queue.ts'

/** A scan by the stories' member, made some minutes ago. */
export const scanMade = ({
  minutesAgo,
  ...rest
}: { minutesAgo: number } & Partial<QueuedScan>): QueuedScan => ({
  id: crypto.randomUUID(),
  memberId: getCurrentUserResponseMock().id,
  code: 'VELORA-7KQ2MXW9P4HT',
  scannedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  waits: true,
  ...rest,
})

/** Keeps scans during a story; returns a function that removes them. */
export function keepForStory(...scans: readonly QueuedScan[]): () => void {
  for (const scan of scans) keepScan(scan)
  return () => scans.forEach(dropScan)
}
