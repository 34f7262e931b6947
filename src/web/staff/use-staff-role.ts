import { useCheckStaffSession } from '#api/staff/staff.ts'
import type { StaffRole } from './pages.ts'

/** The role of whoever has the staff area open, as the gate learned it. */
export function useStaffRole(): StaffRole | undefined {
  const { data } = useCheckStaffSession({ query: { refetchOnMount: false } })
  return data?.role as StaffRole | undefined
}
