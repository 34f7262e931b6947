import type { MenuContents } from '#api/schemas/index.ts'
import type { Service } from '../draft/parts.ts'
import { categoryNamed, newCategoryId } from '../menu/categories.ts'
import { pictureFor } from '../menu/drawings.ts'
import type { PastedService } from './read-services.ts'

export interface MenuImport {
  readonly menu: MenuContents
  readonly added: number
  readonly changed: number
}

/**
 * Adds pasted services to the menu and creates missing categories. A service with the same name in the same category is
 * updated. Services without a category go to the one named here.
 */
export function importServices(
  menu: MenuContents,
  pasted: readonly PastedService[],
  categoryOfOthers: string,
): MenuImport {
  const categories = [...menu.categories]
  const services = [...menu.services]
  const known = new Map(services.map((service, place) => [keyOf(service.name, service.categoryId), place]))
  let added = 0
  for (const each of pasted) {
    const categoryId = categoryFor(each.category || categoryOfOthers, categories)
    const key = keyOf(each.name, categoryId)
    const place = known.get(key)
    const before = place === undefined ? undefined : services[place]
    if (before && place !== undefined) services[place] = changed(before, each)
    else {
      known.set(key, services.length)
      services.push(made(each, categoryId))
      added += 1
    }
  }
  return { menu: { categories, services }, added, changed: pasted.length - added }
}

const keyOf = (name: string, categoryId: string) => `${categoryId} ${name.toLowerCase()}`

function categoryFor(name: string, categories: MenuContents['categories']): string {
  const known =
    categoryNamed(name, categories) ?? categories.find(each => singular(each.name) === singular(name))
  if (known) return known.id
  const category = { id: newCategoryId(name, categories), name }
  categories.push(category)
  return category.id
}

const singular = (name: string) => name.trim().toLowerCase().replace(/s$/, '')

const made = ({ category: _, hasPoints: __, ...service }: PastedService, categoryId: string): Service => ({
  ...service,
  id: crypto.randomUUID(),
  categoryId,
  imageUrl: pictureFor(categoryId, service.name),
  isArchived: false,
})

/** Fields missing from the table stay unchanged. */
const changed = (before: Service, pasted: PastedService): Service => ({
  ...before,
  isArchived: false,
  name: pasted.name,
  price: pasted.price,
  priceKind: pasted.priceKind,
  priceUnit: pasted.priceUnit,
  priceTo: pasted.priceTo,
  packageSize: pasted.packageSize,
  description: pasted.description || before.description,
  durationMinutes: pasted.durationMinutes ?? before.durationMinutes,
  pointsEarned: pasted.hasPoints ? pasted.pointsEarned : before.pointsEarned,
})
