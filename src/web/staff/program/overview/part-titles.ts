import type { ProgramOverview } from '#api/schemas/index.ts'

export type PartName = ProgramOverview['parts'][number]['part']

const titles: Readonly<Record<PartName, string>> = {
  places: 'Locations',
  menu: 'Menu',
  rewards: 'Rewards',
  codes: 'Check-in Codes',
  tiers: 'Tiers',
  pages: 'Pages',
  brand: 'Brand',
  rules: 'Settings',
}

export const partTitle = (part: PartName) => titles[part]
