import { createFileRoute } from '@tanstack/react-router'
import { AuditScreen } from '../staff/audit/audit-screen.tsx'
import { type AuditSearch, auditSearchIn } from '../staff/audit/audit-search.ts'

export const Route = createFileRoute('/_app/admin/audit')({
  // Parsed in the component: code here is part of the first bundle that every patient loads.
  validateSearch: (search: Record<string, unknown>) => search as AuditSearch,
  staticData: { title: 'Audit Log' },
  component: Audit,
})

function Audit() {
  const navigate = Route.useNavigate()
  return (
    <AuditScreen
      search={auditSearchIn({ ...Route.useSearch() })}
      onSearch={search => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
