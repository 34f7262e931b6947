import { createFileRoute } from '@tanstack/react-router'
import { OverviewScreen } from '../staff/overview/overview-screen.tsx'
import { type PeriodSearch, periodIn } from '../staff/overview/periods.ts'

export const Route = createFileRoute('/_app/admin/overview')({
  // Parsed in the component: code here is part of the first bundle that every patient loads.
  validateSearch: (search: Record<string, unknown>) => search as PeriodSearch,
  staticData: { title: 'Overview' },
  component: Overview,
})

function Overview() {
  const navigate = Route.useNavigate()
  return (
    <OverviewScreen
      search={periodIn({ ...Route.useSearch() })}
      onSearch={search => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
