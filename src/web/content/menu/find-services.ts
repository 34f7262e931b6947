import type { Service } from '#api/schemas/index.ts'

const titles: Readonly<Record<string, string>> = {
  fillers: 'Fillers',
  neurotoxins: 'Neurotoxins',
  'iv-drips': 'IV Drips',
  skincare: 'Skincare',
  regenerative: 'Regenerative',
}

/** A category as people read it; one that the app doesn't know yet in its own words. */
export function categoryTitle(category: string): string {
  return titles[category] ?? category.replaceAll(/[-_]/g, ' ').replace(/^./, letter => letter.toUpperCase())
}

/** The services whose name or description has the words, whatever their case, in the category. */
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

/** Each distinct category in the order of the menu. */
export function categoriesOf(services: readonly Service[]): readonly string[] {
  return [...new Set(services.map(({ category }) => category))]
}
