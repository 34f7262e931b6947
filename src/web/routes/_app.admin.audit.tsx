import { createFileRoute } from '@tanstack/react-router'
import { AuditScreen } from '../staff/audit/audit-screen.tsx'
import { auditSearchIn } from '../staff/audit/audit-search.ts'

export const Route = createFileRoute('/_app/admin/audit')({
  validateSearch: auditSearchIn,
  staticData: { title: 'Audit Log' },
  component: Audit,
})

function Audit() {
  const navigate = Route.useNavigate()
  return (
    <AuditScreen
      search={Route.useSearch()}
      onSearch={search => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
