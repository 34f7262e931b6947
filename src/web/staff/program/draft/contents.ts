import { capitalized } from '../../../format/capitalized.ts'
import { points } from '../../../format/points.ts'
import { isEqual } from './is-equal.ts'
import { pageTexts } from './page-texts.ts'

/** An item of a part: a location, a service, a category, a reward, a code. */
export type Item = Readonly<Record<string, unknown> & { id: string }>

type Fields = Readonly<Record<string, unknown>>

/** The contents of a part: lists of items in the clinic's order, and single records. */
export type Contents = Readonly<Record<string, readonly Item[] | Fields>>

/** The items under this name; a single record counts as one item. */
export function itemsOf(contents: Contents, list: string): readonly Item[] {
  const held = contents[list] ?? []
  return isList(held) ? held : [{ name: capitalized(list), ...held, id: list }]
}

const isList = (held: readonly Item[] | Fields): held is readonly Item[] => Array.isArray(held)

export interface Conflict {
  readonly list: string
  readonly id: string
  /** The item's display name. */
  readonly name: string
  readonly field: string
  readonly mine: unknown
  readonly theirs: unknown
}

export interface MergeResult {
  /** Both people's changes; for a field that both changed, mine. */
  readonly contents: Contents
  readonly conflicts: readonly Conflict[]
}

/**
 * Merges two people's changes to the same contents. An item that one removed and the other changed stays, so that no
 * input is lost. My order wins if I changed it.
 */
export function mergeContents(base: Contents, mine: Contents, theirs: Contents): MergeResult {
  const conflicts: Conflict[] = []
  const lists = Object.keys(theirs).map(list => {
    const merged = mergeList(itemsOf(base, list), itemsOf(mine, list), itemsOf(theirs, list))
    conflicts.push(...merged.conflicts.map(conflict => ({ list, ...conflict })))
    return [list, heldAs(theirs, list, merged.items)] as const
  })
  return { contents: Object.fromEntries(lists), conflicts }
}

/** Returns the items the way `contents` holds them: as a list, or as the fields of a single record. */
function heldAs(contents: Contents, list: string, items: readonly Item[]): readonly Item[] | Fields {
  const held = contents[list] ?? []
  if (isList(held)) return items
  const [only = {}] = items
  return Object.fromEntries(Object.entries(only).filter(([field]) => field in held))
}

type FieldConflict = Omit<Conflict, 'list'>

function mergeList(base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]) {
  const [before, left, right] = [byId(base), byId(mine), byId(theirs)]
  const conflicts: FieldConflict[] = []
  const items = orderOf(base, mine, theirs).flatMap(id => {
    const merged = mergeItem(before.get(id), left.get(id), right.get(id))
    conflicts.push(...merged.conflicts)
    return merged.item ? [merged.item] : []
  })
  return { items, conflicts }
}

function mergeItem(base: Item | undefined, mine: Item | undefined, theirs: Item | undefined) {
  if (isEqual(mine, base)) return { item: theirs, conflicts: [] }
  if (isEqual(theirs, base)) return { item: mine, conflicts: [] }
  if (!mine || !theirs) return { item: mine ?? theirs, conflicts: [] }
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const chosen = fields.map(field => {
    const isMine = !isEqual(mine[field], base?.[field])
    const isTheirs = !isEqual(theirs[field], base?.[field])
    const clash = isMine && isTheirs && !isEqual(mine[field], theirs[field])
    return { field, clash, value: isMine ? mine[field] : theirs[field] }
  })
  const item = Object.fromEntries(chosen.map(({ field, value }) => [field, value])) as unknown as Item
  const conflicts = chosen
    .filter(({ clash }) => clash)
    .map(({ field }) => ({
      id: item.id,
      name: nameOf(theirs),
      field,
      mine: mine[field],
      theirs: theirs[field],
    }))
  return { item, conflicts }
}

/**
 * Uses my order if I changed it, otherwise theirs. An item that is missing there goes right after the item it follows in
 * the other order.
 */
function orderOf(base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]): readonly string[] {
  const ordered = (items: readonly Item[]) => items.map(({ id }) => id)
  const known = new Set(ordered(base))
  const sameAs = (items: readonly Item[]) => ordered(items).filter(id => known.has(id))
  const kept = new Set(ordered(mine))
  const isMine = !isEqual(
    sameAs(mine),
    ordered(base).filter(id => kept.has(id)),
  )
  const [order, others] = isMine ? [ordered(mine), ordered(theirs)] : [ordered(theirs), ordered(mine)]
  const all = [...order]
  const there = new Set(order)
  let place = -1
  for (const id of others) {
    if (there.has(id)) place = all.indexOf(id)
    else all.splice(++place, 0, id)
  }
  return all
}

/** The merged contents with the other person's values for these conflicts. */
export function takeTheirs(contents: Contents, conflicts: readonly Conflict[]): Contents {
  const next = { ...contents }
  for (const { list, id, field, theirs } of conflicts)
    next[list] = heldAs(
      contents,
      list,
      itemsOf(next, list).map(item => (item.id === id ? { ...item, [field]: theirs } : item)),
    )
  return next
}

export const nameOf = (item: Item): string =>
  String(
    item['name'] ??
      item['title'] ??
      item['description'] ??
      titles[item.id]?.title ??
      pointsOf(item['points']),
  )

/** A milestone has no name, only its points. */
const pointsOf = (value: unknown) => (value === undefined ? '' : points(Number(value)))

const titles: Readonly<Record<string, { title: string } | undefined>> = pageTexts

const byId = (items: readonly Item[]) => new Map(items.map(item => [item.id, item]))
