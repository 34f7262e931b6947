import { getCurrentUserResponseMock } from '#api/accounts/accounts.msw.ts'
import { dropScan, keepScan, type QueuedScan } from './scan-queue.ts'

/** A scan of the member of the stories, made some minutes ago. */
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

/** Keeps scans for the time of a story; answers how to forget them. */
export function keepForStory(...scans: readonly QueuedScan[]): () => void {
  for (const scan of scans) keepScan(scan)
  return () => scans.forEach(dropScan)
}
