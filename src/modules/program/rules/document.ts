import type { BrandContents } from './brand.ts'
import type { RulesContents } from './clinic-settings.ts'
import type { CodesContents } from './codes.ts'
import type { MenuContents } from './menu.ts'
import type { PagesContents } from './pages.ts'
import type { PlacesContents } from './places.ts'
import type { RewardsContents } from './rewards.ts'
import type { TiersContents } from './tiers.ts'

/** Everything that's published together. Lists are in the clinic's order. */
export interface ProgramDocument {
  readonly places: PlacesContents
  readonly menu: MenuContents
  readonly rewards: RewardsContents
  readonly codes: CodesContents
  readonly tiers: TiersContents
  readonly pages: PagesContents
  readonly brand: BrandContents
  readonly rules: RulesContents
}

export type PartName = keyof ProgramDocument

export const partNames = [
  'places',
  'menu',
  'rewards',
  'codes',
  'tiers',
  'pages',
  'brand',
  'rules',
] as const satisfies readonly PartName[]

/** Builds a document from a function that returns each part. */
export const documentFrom = (
  contentsOf: <Name extends PartName>(part: Name) => ProgramDocument[Name],
): ProgramDocument =>
  Object.fromEntries(partNames.map(part => [part, contentsOf(part)])) as unknown as ProgramDocument

/** Whether two contents are equal, ignoring the order of fields. */
export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

/** JSON with sorted fields. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join()}}`
}
