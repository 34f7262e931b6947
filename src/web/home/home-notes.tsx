import { getCurrentUserQueryKey } from '#api/accounts/accounts.ts'
import { LastUpdated } from '../format/last-updated.tsx'
import { KeptScans } from '../loyalty/check-in/scan-queue/scan-queue-list.tsx'

/** Notes about Home: how old its data is, and which scans wait for a connection. */
export default function HomeNotes({ memberId }: { memberId: string }) {
  return (
    <>
      <LastUpdated of={getCurrentUserQueryKey()} />
      <KeptScans memberId={memberId} />
    </>
  )
}
