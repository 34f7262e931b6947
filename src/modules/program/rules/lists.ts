import { figure } from '#platform/kernel/points.ts'
import type { Field, Problem } from './part-rules.ts'

interface ItemWithId {
  readonly id: string
}

interface Archivable {
  readonly isArchived: boolean
}

/** Appends the items of `before` that are missing from the list, archived: once published, items are never deleted. */
export function withMissing<Item extends ItemWithId>(
  before: readonly Item[],
  list: readonly Item[],
  putAway: (item: Item) => Item,
): readonly Item[] {
  const kept = new Set(list.map(({ id }) => id))
  return [...list, ...before.filter(({ id }) => !kept.has(id)).map(putAway)]
}

export const archived = <Item extends Archivable>(item: Item): Item => ({ ...item, isArchived: true })

/** The items that aren't archived, each with its position. */
export const offeredIn = <Item extends Archivable>(items: readonly Item[]) =>
  [...items.entries()].filter(([, { isArchived }]) => !isArchived)

interface NamedItem {
  readonly name: string
  /** The path of its name. */
  readonly path: string
}

/** Normalizes a name, so that case and spaces don't matter. */
export const spoken = (name: string) => name.trim().toLocaleLowerCase('en')

/** Items without a name, and those with the same name as an earlier one. */
export function problemsOfNames(kind: string, items: readonly NamedItem[]): readonly Problem[] {
  const seen = new Set<string>()
  return items.flatMap(({ name, path }) => {
    if (name.trim() === '') return [{ path, message: `Please give this ${kind} a name.` }]
    const isTaken = seen.has(spoken(name))
    seen.add(spoken(name))
    return isTaken ? [{ path, message: `Two are named “${name.trim()}”. Please rename one.` }] : []
  })
}

/** Limits how many items are in use; archived ones don't count (D-196). */
export const problemsOfCount = (paths: readonly string[], most: number): readonly Problem[] =>
  paths
    .slice(most, most + 1)
    .map(path => ({ path, message: `At most ${most} can be in use at the same time. Please archive one.` }))

export const problemsOfPoints = (path: string, points: number): readonly Problem[] =>
  points >= 1 ? [] : [{ path, message: 'Please enter at least 1 point.' }]

/** Unfavorable for prices: the new value is higher. */
export const higher = (before: unknown, after: unknown): boolean => Number(after) > Number(before)

/** Unfavorable for benefits: the new value is lower. */
export const lower = (before: unknown, after: unknown): boolean => Number(after) < Number(before)

/** Shown for a text that isn't written. */
export const nothing = 'nothing'

export const text = (label: string): Field<unknown> => ({
  label,
  shown: (value: string | null) => value || nothing,
})

export const points: Field<unknown> = {
  label: 'points',
  shown: (value: number) => figure(value),
  unit: 'points',
}
