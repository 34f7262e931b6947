import type { MenuContents } from '#api/schemas/index.ts'
import { typedText } from '../../../form/typed-text.ts'
import type { Category, Service } from '../draft/parts.ts'

const longest = 40

/** A unique slug for a category's name: 'IV Drips' is 'iv-drips'. */
export function newCategoryId(name: string, categories: readonly Category[]): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, longest)
    .replace(/-+$/, '')
  const wanted = plain || 'category'
  const taken = new Set(categories.map(({ id }) => id))
  let id = wanted
  for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`
  return id
}

const spoken = (name: string) => typedText(name).toLowerCase()

/** The category with this name, ignoring case. */
export const categoryNamed = (name: string, categories: readonly Category[]) =>
  categories.find(category => spoken(category.name) === spoken(name))

/** The menu without a category, with its services moved to another one. */
export function withoutCategory(menu: MenuContents, id: string, movedTo: string): MenuContents {
  return {
    categories: menu.categories.filter(category => category.id !== id),
    services: menu.services.map(service =>
      service.categoryId === id ? { ...service, categoryId: movedTo } : service,
    ),
  }
}

export interface ServiceGroup {
  readonly category: Category
  readonly services: readonly Service[]
}

/** The offered services by category, in the clinic's order; a missing category comes last. */
export function groupsOf({ categories, services }: MenuContents): readonly ServiceGroup[] {
  const offered = services.filter(({ isArchived }) => !isArchived)
  const known = new Set(categories.map(({ id }) => id))
  const lost = [...new Set(offered.map(({ categoryId }) => categoryId))].filter(id => !known.has(id))
  return [...categories, ...lost.map(id => ({ id, name: 'No category' }))].map(category => ({
    category,
    services: offered.filter(({ categoryId }) => categoryId === category.id),
  }))
}

/** The services whose name or description contains all the words. */
export function findServices(services: readonly Service[], search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return services.filter(({ name, description }) => {
    const text = `${name} ${description}`.toLowerCase()
    return words.every(word => text.includes(word))
  })
}
