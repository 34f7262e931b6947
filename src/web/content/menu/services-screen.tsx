import type { ReactNode } from 'react'
import { getListServicesQueryKey } from '#api/menu/menu.ts'
import type { Service } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Chips } from '#ui-kit/actions/chips/chips.tsx'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading, SkeletonRows } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { SearchField } from '#ui-kit/forms/search-field/search-field.tsx'
import { House } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { BookButton } from '../../app/book-button.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { rowsSeenFirst } from '../../app/seen-first.ts'
import { LoadError } from '../../data/load-error.tsx'
import { LastUpdated } from '../../format/last-updated.tsx'
import { DisclosureRows } from './disclosure-row/disclosure-row.tsx'
import { type Category, findServices } from './find-services.ts'
import { ServiceCard } from './service-card.tsx'
import { Sticky } from './sticky/sticky.tsx'
import { useCategories } from './use-categories.ts'
import { useServices } from './use-services.ts'
import { useWords } from './use-words.ts'

export type ServicesSearch = { category: string; words: string }

type ServicesScreenProps = ServicesSearch & { onSearch: (search: Partial<ServicesSearch>) => void }

/** The menu with pictures, prices and points. The URL keeps the search. */
export function ServicesScreen({ category, words, onSearch }: ServicesScreenProps) {
  const { data: services, error, refetch } = useServices()
  const categories = useCategories(services ?? [])
  const [typed, type] = useWords(words, next => onSearch({ words: next }))
  const chips = [
    { value: 'all', label: 'All Services' },
    ...categories.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Page bar wide header={<MenuBar />}>
      <Sticky>
        <Stack gap="s">
          <SearchField label="Search services" placeholder="Search services" value={typed} onChange={type} />
          <Chips
            label="Category"
            chips={chips}
            value={category}
            onChange={next => onSearch({ category: next })}
          />
        </Stack>
      </Sticky>
      <LastUpdated of={getListServicesQueryKey()} />
      {services ? (
        <Found
          services={findServices(services, category, words)}
          categories={categories}
          grouped={category === 'all'}
          onClear={() => onSearch({ category: 'all', words: '' })}
        />
      ) : error ? (
        <LoadError what="The menu" because={error.userMessage} onRetry={refetch} />
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

const MenuBar = () => (
  <TopBar
    title="Service Menu"
    back={<IconButton icon={House} label="Home" render={<ScreenLink to="/" />} />}
    actions={<BookButton size="s">Book Now</BookButton>}
  />
)

type FoundProps = {
  services: readonly Service[]
  categories: readonly Category[]
  grouped: boolean
  onClear: () => void
}

function Found({ services, categories, grouped, onClear }: FoundProps) {
  if (services.length === 0) {
    return (
      <EmptyState
        drawing="search"
        title="No Beauty Services Found"
        hint="Try other words or another category."
        action={
          <Button variant="secondary" onClick={onClear}>
            Clear Filters
          </Button>
        }
      />
    )
  }
  if (!grouped) return <Cards services={services} level={2} first={services.slice(0, rowsSeenFirst)} />
  const groups = categories
    .map(({ id, name }) => ({ id, name, services: services.filter(({ category }) => category === id) }))
    .filter(group => group.services.length > 0)
  const first = groups.flatMap(group => group.services).slice(0, rowsSeenFirst)
  return groups.map(({ id, name, services }) => (
    <Stack key={id} as="section" gap="xs" aria-label={name}>
      <Heading level={2} size={18}>
        {name}
      </Heading>
      <Cards services={services} level={3} first={first} />
    </Stack>
  ))
}

type CardsProps = { services: readonly Service[]; level: 2 | 3; first: readonly Service[] }

const Cards = ({ services, level, first }: CardsProps): ReactNode => (
  <DisclosureRows>
    {services.map(service => (
      <ServiceCard key={service.id} service={service} level={level} seenFirst={first.includes(service)} />
    ))}
  </DisclosureRows>
)

const Waiting = () => (
  <Loading label="Loading services">
    <Card>
      <SkeletonRows rows={6} />
    </Card>
  </Loading>
)
