import { useReadClinic } from '#api/menu/menu.ts'
import type { Service } from '#api/schemas/index.ts'
import { clinic } from '../../data/clinic.ts'
import { type Category, categoriesOf } from './find-services.ts'

/** The categories of these services from the page's data; refetched if the menu has a newer category. */
export function useCategories(services: readonly Service[]): readonly Category[] {
  const isKnown = services.every(({ category }) => clinic.categories.some(({ id }) => id === category))
  const { data } = useReadClinic({ query: { enabled: !isKnown } })
  return categoriesOf(services, data?.categories ?? clinic.categories)
}
