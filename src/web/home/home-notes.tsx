import { getCurrentUserQueryKey } from '#api/accounts/accounts.ts'
import { LastUpdated } from '../format/last-updated.tsx'
import { KeptScans } from '../loyalty/check-in/scan-queue/scan-queue-list.tsx'

/** What a member should know of what home shows: how old it is, and which scans wait for a signal. */
export default function HomeNotes({ memberId }: { memberId: string }) {
  return (
    <>
      <LastUpdated of={getCurrentUserQueryKey()} />
      <KeptScans memberId={memberId} />
    </>
  )
}
