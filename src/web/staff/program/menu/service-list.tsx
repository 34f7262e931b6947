import { useState } from 'react'
import type { MenuContents } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { servicePoints, servicePrice } from '../../../format/service-price.ts'
import { ItemRows } from '../draft/item-rows.tsx'
import { movedAmong } from '../draft/moved.ts'
import type { Service } from '../draft/parts.ts'
import { findServices, groupsOf, type ServiceGroup } from './categories.ts'
import { keptService } from './service-draft.ts'

type ServiceListProps = {
  menu: MenuContents
  search: string
  onShowAll: () => void
  onEdit: ((id: string) => void) | undefined
  onOrder: ((services: Service[]) => void) | undefined
}

/** The offered services by category. During a search, shows only matches, in a fixed order. */
export function ServiceList({ menu, search, onShowAll, onEdit, onOrder }: ServiceListProps) {
  const sought = search.trim()
  const groups = groupsOf(menu)
    .map(group => ({ ...group, services: findServices(group.services, sought) }))
    .filter(({ services }) => services.length > 0)
  if (sought && groups.length === 0)
    return (
      <EmptyState
        level={3}
        drawing="search"
        title={`No service matches “${sought}”`}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            Show All Services
          </Button>
        }
      />
    )
  return groups.map(group => (
    <Group
      key={group.category.id}
      {...group}
      onEdit={onEdit}
      onMove={
        onOrder && !sought
          ? (from, to) => onOrder([...movedAmong(menu.services, group.services, from, to)])
          : undefined
      }
    />
  ))
}

const shownAtFirst = 30

type GroupProps = ServiceGroup & {
  onEdit: ServiceListProps['onEdit']
  onMove: ((from: number, to: number) => void) | undefined
}

/** One category; a long one is cut until someone asks for all. */
function Group({ category, services, onEdit, onMove }: GroupProps) {
  const [isAll, setAll] = useState(false)
  const rest = isAll ? 0 : services.length - shownAtFirst
  return (
    <Stack gap="xs" as="section" aria-label={category.name}>
      <Inline spread="between" align="baseline">
        <Heading level={3} size={18}>
          {category.name}
        </Heading>
        <Text size={14} tone="quiet" figures>
          {services.length === 1 ? '1 service' : `${services.length} services`}
        </Text>
      </Inline>
      <ItemRows
        label={`Services in ${category.name}`}
        items={rest > 0 ? services.slice(0, shownAtFirst) : services}
        wordsOf={wordsOf}
        keptAs={keptService}
        onEdit={onEdit}
        onMove={onMove}
      />
      {rest > 0 && (
        <Button variant="secondary" size="s" onClick={() => setAll(true)}>
          {`Show ${rest} More in ${category.name}`}
        </Button>
      )}
    </Stack>
  )
}

export const wordsOf = (service: Service) => ({
  title: service.name,
  hint: [
    servicePrice(service),
    service.durationMinutes && `${service.durationMinutes} min`,
    servicePoints(service),
  ]
    .filter(Boolean)
    .join(' · '),
})
