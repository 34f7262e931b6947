import { useListMergeSuggestions } from '#api/merging/merging.ts'
import { useStaffRole } from '../../use-staff-role.ts'

/** The heading of a patient's duplicates. Links to their page can lead there. */
export const duplicatesId = 'patient-duplicates'

const askAgainMs = 60_000

/** Whether this person may merge patients. The server decides; this only avoids a refusal. */
export function useMayMerge(): boolean {
  const role = useStaffRole()
  return role === 'owner' || role === 'manager'
}

/** What the desk suggested to merge; never requested for roles that can't merge. */
export function useMergeSuggestions() {
  const enabled = useMayMerge()
  return useListMergeSuggestions({
    query: { enabled, refetchInterval: askAgainMs, refetchOnWindowFocus: true },
  })
}
