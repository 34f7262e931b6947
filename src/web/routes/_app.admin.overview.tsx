import { createFileRoute } from '@tanstack/react-router'
import { OverviewScreen } from '../staff/overview/overview-screen.tsx'
import { periodIn } from '../staff/overview/periods.ts'

export const Route = createFileRoute('/_app/admin/overview')({
  validateSearch: periodIn,
  staticData: { title: 'Overview' },
  component: Overview,
})

function Overview() {
  const navigate = Route.useNavigate()
  return (
    <OverviewScreen
      search={Route.useSearch()}
      onSearch={search => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
