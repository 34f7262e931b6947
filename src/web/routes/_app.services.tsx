import { createFileRoute } from '@tanstack/react-router'
import { ServicesScreen, type ServicesSearch } from '../content/menu/services-screen.tsx'

export const Route = createFileRoute('/_app/services')({
  validateSearch: ({ category, words }: Record<string, unknown>): Partial<ServicesSearch> => ({
    ...(typeof category === 'string' && category !== 'all' && { category }),
    ...(typeof words === 'string' && words !== '' && { words }),
  }),
  staticData: { title: 'Service Menu' },
  component: Services,
})

function Services() {
  const { category = 'all', words = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ServicesScreen
      category={category}
      words={words}
      onSearch={search => navigate({ search: before => ({ ...before, ...search }), replace: true })}
    />
  )
}
