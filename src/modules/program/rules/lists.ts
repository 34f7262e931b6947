import { figure } from '#platform/kernel/points.ts'
import type { Field, Problem } from './part-rules.ts'

interface ItemWithId {
  readonly id: string
}

interface Archivable {
  readonly isArchived: boolean
}

/** Those of `before` that the list leaves out, behind it: what was in force once is put away and never deleted. */
export function withMissing<Item extends ItemWithId>(
  before: readonly Item[],
  list: readonly Item[],
  putAway: (item: Item) => Item,
): readonly Item[] {
  const kept = new Set(list.map(({ id }) => id))
  return [...list, ...before.filter(({ id }) => !kept.has(id)).map(putAway)]
}

export const archived = <Item extends Archivable>(item: Item): Item => ({ ...item, isArchived: true })

/** What is not put away, each with its place in the list. */
export const offeredIn = <Item extends Archivable>(items: readonly Item[]) =>
  [...items.entries()].filter(([, { isArchived }]) => !isArchived)

interface NamedItem {
  readonly name: string
  /** Where its name stands. */
  readonly path: string
}

/** A name as people hear it. */
export const spoken = (name: string) => name.trim().toLocaleLowerCase('en')

/** Those that have no name, and those that have the name of one before them. */
export function problemsOfNames(kind: string, items: readonly NamedItem[]): readonly Problem[] {
  const seen = new Set<string>()
  return items.flatMap(({ name, path }) => {
    if (name.trim() === '') return [{ path, message: `Please give this ${kind} a name.` }]
    const isTaken = seen.has(spoken(name))
    seen.add(spoken(name))
    return isTaken ? [{ path, message: `Two are named “${name.trim()}”. Please rename one.` }] : []
  })
}

/** Where more is in use than there may be: what is put away does not count (D-196). */
export const problemsOfCount = (paths: readonly string[], most: number): readonly Problem[] =>
  paths
    .slice(most, most + 1)
    .map(path => ({ path, message: `At most ${most} can be in use at the same time. Please archive one.` }))

export const problemsOfPoints = (path: string, points: number): readonly Problem[] =>
  points >= 1 ? [] : [{ path, message: 'Please enter at least 1 point.' }]

/** Of what members pay for something. */
export const higher = (before: unknown, after: unknown): boolean => Number(after) > Number(before)

/** Of what members get for something. */
export const lower = (before: unknown, after: unknown): boolean => Number(after) < Number(before)

/** What a text says that nobody has written. */
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
