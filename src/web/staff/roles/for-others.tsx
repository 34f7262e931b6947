import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import type { StaffRole } from '../pages.ts'

/** In place of a page or panel that the role may not open. */
export const ForOthers = ({ role }: { role: StaffRole }) => (
  <EmptyState
    title="Not part of your role"
    hint={`The ${role} role can’t open this page. Ask an owner if you need access.`}
  />
)
