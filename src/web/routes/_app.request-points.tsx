import { createFileRoute } from '@tanstack/react-router'
import { RequestPointsScreen } from '../requests/request-points-screen.tsx'

export const Route = createFileRoute('/_app/request-points')({
  validateSearch: ({ service }: Record<string, unknown>): { service?: string } =>
    typeof service === 'string' ? { service } : {},
  staticData: { title: 'Request Points' },
  component: RequestPoints,
})

function RequestPoints() {
  const navigate = Route.useNavigate()
  return (
    <RequestPointsScreen
      service={Route.useSearch().service}
      onKept={() => void navigate({ search: {}, replace: true, resetScroll: false })}
    />
  )
}
