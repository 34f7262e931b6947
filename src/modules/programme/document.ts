export interface PlacesContents {
  readonly places: readonly Place[]
}

interface Place {
  readonly id: string
  readonly name: string
  readonly address: string | null
  readonly phone: string | null
  /** Lines of text. */
  readonly openingHours: string | null
  readonly bookingUrl: string | null
  readonly isArchived: boolean
}

export interface MenuContents {
  readonly categories: readonly Category[]
  readonly services: readonly Service[]
}

interface Category {
  /** A slug. */
  readonly id: string
  readonly name: string
}

interface Service {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly categoryId: string
  readonly priceCents: number
  readonly durationMinutes: number | null
  readonly pointsEarned: number
  readonly imageUrl: string
  readonly isArchived: boolean
}

export interface RewardsContents {
  readonly rewards: readonly Reward[]
}

interface Reward {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly pointsRequired: number
  readonly rewardValue: string
  readonly icon: string
  readonly color: string
  /** How many clinic days after the claim's a voucher ends; null: it does not. */
  readonly validDays: number | null
  readonly isPaused: boolean
  readonly isArchived: boolean
}

export interface CodesContents {
  readonly codes: readonly Code[]
}

interface Code {
  readonly id: string
  readonly description: string
  readonly pointsValue: number
  readonly isRetired: boolean
}

/** Everything that a publication decides: the order of each list is the clinic's. */
export interface ProgrammeDocument {
  readonly places: PlacesContents
  readonly menu: MenuContents
  readonly rewards: RewardsContents
  readonly codes: CodesContents
}

export type PartName = keyof ProgrammeDocument

export const partNames = ['places', 'menu', 'rewards', 'codes'] as const satisfies readonly PartName[]

/** Whether two contents say the same, whatever order their fields have. */
export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

/** JSON with its fields in one order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join()}}`
}

interface Listed {
  readonly id: string
}

/** Those of `before` that the list leaves out, behind it: what was in force once is put away and never deleted. */
function withMissing<Item extends Listed>(
  before: readonly Item[],
  list: readonly Item[],
  putAway: (item: Item) => Item,
): readonly Item[] {
  const kept = new Set(list.map(({ id }) => id))
  return [...list, ...before.filter(({ id }) => !kept.has(id)).map(putAway)]
}

const archived = <Item extends { readonly isArchived: boolean }>(item: Item): Item => ({
  ...item,
  isArchived: true,
})

const rules: {
  readonly [Part in PartName]: (
    inForce: ProgrammeDocument[Part],
    edited: ProgrammeDocument[Part],
  ) => ProgrammeDocument[Part]
} = {
  places: (inForce, { places }) => ({ places: withMissing(inForce.places, places, archived) }),
  menu: (inForce, { categories, services }) => ({
    categories,
    services: withMissing(inForce.services, services, archived),
  }),
  rewards: (inForce, { rewards }) => ({ rewards: withMissing(inForce.rewards, rewards, archived) }),
  codes: (inForce, { codes }) => ({
    codes: withMissing(inForce.codes, codes, code => ({ ...code, isRetired: true })),
  }),
}

/** The edited contents of a part, with everything that is in force and that they leave out, archived or retired. */
export const keepWhatWas = <Part extends PartName>(
  part: Part,
  inForce: ProgrammeDocument[Part],
  edited: ProgrammeDocument[Part],
): ProgrammeDocument[Part] => rules[part](inForce, edited)
