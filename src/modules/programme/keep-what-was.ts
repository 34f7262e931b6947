import type { PartName, ProgrammeDocument } from './document.ts'

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
