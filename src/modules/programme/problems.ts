import type { PartName, ProgrammeDocument } from './document.ts'

/** What has to be put right before a part can be published. */
export interface Problem {
  /** Where in the part's contents: 'services.3.name'. */
  readonly path: string
  readonly message: string
}

interface Named {
  readonly id: string
  readonly name: string
  /** Where its name stands. */
  readonly path: string
}

const spoken = (name: string) => name.trim().toLocaleLowerCase('en')

/** Those that have no name, and those that have the name of one before them. */
function problemsOfNames(kind: string, items: readonly Named[]): Problem[] {
  const seen = new Set<string>()
  return items.flatMap(({ name, path }) => {
    if (name.trim() === '') return [{ path, message: `Please give this ${kind} a name.` }]
    const isTaken = seen.has(spoken(name))
    seen.add(spoken(name))
    return isTaken ? [{ path, message: `Two of them are called “${name.trim()}”. Please rename one.` }] : []
  })
}

const problemsOfPoints = (path: string, points: number): Problem[] =>
  points >= 1 ? [] : [{ path, message: 'Please enter at least 1 point.' }]

const open = <Item extends { readonly isArchived: boolean }>(items: readonly Item[]) =>
  [...items.entries()].filter(([, { isArchived }]) => !isArchived)

const rules: { readonly [Part in PartName]: (document: ProgrammeDocument) => Problem[] } = {
  places: ({ places: { places } }) =>
    problemsOfNames(
      'place',
      open(places).map(([n, { id, name }]) => ({ id, name, path: `places.${n}.name` })),
    ),
  menu: ({ menu: { categories, services } }) => {
    const known = new Set(categories.map(({ id }) => id))
    const offered = open(services)
    const byCategory = Map.groupBy(offered, ([, { categoryId }]) => categoryId)
    return [
      ...problemsOfNames(
        'category',
        categories.map(({ id, name }, n) => ({ id, name, path: `categories.${n}.name` })),
      ),
      ...[...byCategory.values()].flatMap(inCategory =>
        problemsOfNames(
          'service',
          inCategory.map(([n, { id, name }]) => ({ id, name, path: `services.${n}.name` })),
        ),
      ),
      ...offered
        .filter(([, { categoryId }]) => !known.has(categoryId))
        .map(([n, { name }]) => ({
          path: `services.${n}.categoryId`,
          message: `${name.trim() || 'This service'} is in a category that is not there. Please choose another one.`,
        })),
    ]
  },
  rewards: ({ rewards: { rewards } }) => [
    ...problemsOfNames(
      'reward',
      open(rewards).map(([n, { id, title }]) => ({ id, name: title, path: `rewards.${n}.title` })),
    ),
    ...open(rewards).flatMap(([n, { pointsRequired, rewardValue }]) => [
      ...problemsOfPoints(`rewards.${n}.pointsRequired`, pointsRequired),
      ...(rewardValue.trim() === ''
        ? [{ path: `rewards.${n}.rewardValue`, message: 'Please say what this reward is worth.' }]
        : []),
    ]),
  ],
  codes: ({ codes: { codes } }) => {
    const inUse = [...codes.entries()].filter(([, { isRetired }]) => !isRetired)
    return [
      ...problemsOfNames(
        'code',
        inUse.map(([n, { id, description }]) => ({ id, name: description, path: `codes.${n}.description` })),
      ),
      ...inUse.flatMap(([n, { pointsValue }]) => problemsOfPoints(`codes.${n}.pointsValue`, pointsValue)),
    ]
  },
}

/** What keeps a part from being published. */
export const problemsOf = (part: PartName, document: ProgrammeDocument): readonly Problem[] =>
  rules[part](document)

export interface MissingPart {
  readonly part: PartName
  /** What is to be done, in words. */
  readonly what: string
}

/** What is to be done before patients can be invited. */
export function missingIn({ places, menu, rewards, codes }: ProgrammeDocument): readonly MissingPart[] {
  const isThere: readonly (MissingPart & { readonly holds: boolean })[] = [
    { part: 'places', what: 'Add a place', holds: open(places.places).length > 0 },
    { part: 'menu', what: 'Add a service', holds: open(menu.services).length > 0 },
    {
      part: 'rewards',
      what: 'Add a reward',
      holds: open(rewards.rewards).some(([, { isPaused }]) => !isPaused),
    },
    { part: 'codes', what: 'Add a check-in code', holds: codes.codes.some(({ isRetired }) => !isRetired) },
  ]
  return isThere.filter(({ holds }) => !holds).map(({ part, what }) => ({ part, what }))
}
