import type { Service } from '#api/schemas/index.ts'
import { capitalized } from '../../format/capitalized.ts'

export interface Category {
  readonly id: string
  readonly name: string
}

/** The category's services whose name or description contains the words, ignoring case. */
export function findServices(
  services: readonly Service[],
  category: string,
  words: string,
): readonly Service[] {
  const sought = words.trim().toLowerCase()
  return services.filter(
    service =>
      (category === 'all' || service.category === category) &&
      (service.name.toLowerCase().includes(sought) || service.description.toLowerCase().includes(sought)),
  )
}

/**
 * The categories that have services, with the clinic's order and names. One that this page doesn't know yet comes last,
 * under its own name.
 */
export function categoriesOf(
  services: readonly Service[],
  categories: readonly Category[],
): readonly Category[] {
  const used = new Set(services.map(({ category }) => category))
  const known = new Set(categories.map(({ id }) => id))
  const unknown = [...used].filter(id => !known.has(id))
  return [
    ...categories.filter(({ id }) => used.has(id)),
    ...unknown.map(id => ({ id, name: inItsOwnWords(id) })),
  ]
}

const inItsOwnWords = (id: string) => capitalized(id.replaceAll(/[-_]/g, ' '))
