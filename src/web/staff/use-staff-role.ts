import { useCheckStaffSession } from '#api/staff/staff.ts'
import type { StaffRole } from './pages.ts'

/** The role of the person who opened the staff area, from the gate. */
export function useStaffRole(): StaffRole | undefined {
  const { data } = useCheckStaffSession({ query: { refetchOnMount: false, refetchOnReconnect: false } })
  return data?.role as StaffRole | undefined
}
