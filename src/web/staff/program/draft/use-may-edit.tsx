import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { useStaffRole } from '../../use-staff-role.ts'

/** Whether this person may edit the program. The server decides; this only avoids a refusal. */
export function useMayEdit(): boolean {
  const role = useStaffRole()
  return role === 'owner' || role === 'manager'
}

export const ReadOnlyNotice = () => (
  <Notice tone="info" title="View only">
    Only owners and managers can edit the program.
  </Notice>
)
