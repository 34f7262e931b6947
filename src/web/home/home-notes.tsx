import { getCurrentUserQueryKey } from '#api/identity/identity.ts'
import { KeptScans } from '../loyalty/kept-scans-list.tsx'
import { LastUpdated } from '../shell/last-updated.tsx'

/** What a member should know of what home shows: how old it is, and which scans wait for a signal. */
export default function HomeNotes({ memberId }: { memberId: string }) {
  return (
    <>
      <LastUpdated of={getCurrentUserQueryKey()} />
      <KeptScans memberId={memberId} />
    </>
  )
}
