import { documentFrom, type PartName, type ProgramDocument, partNames } from './document.ts'
import { spoken } from './lists.ts'
import type { Item, ListRule, WorseningKind, Worsens } from './part-rules.ts'
import { partRules } from './parts.ts'

/**
 * An unfavorable change for members: a higher price for a reward or tier, fewer points for a service or code, or a lost
 * perk.
 */
export interface Worsening {
  readonly of: WorseningKind
  /** The ID of the item that members have or had. */
  readonly id: string
  /** Its name before the change. */
  readonly name: string
  readonly before: unknown
  readonly after: unknown
  readonly words: string
}

/** A part's contents in the last thirty days, newest first. */
export type Recent = { readonly [Name in PartName]?: readonly ProgramDocument[Name][] }

/**
 * Compares items offered both before and after. An item that returns within thirty days, by ID or name, is compared
 * with what members last had (D-170). Archiving or pausing an item isn't counted.
 */
export function worseningsBetween(
  before: ProgramDocument,
  after: ProgramDocument,
  recent: Recent = {},
): readonly Worsening[] {
  return partNames.flatMap(part => {
    const earlier = (recent[part] ?? []).map(contents =>
      documentFrom(name => (name === part ? contents : before[name]) as never),
    )
    return partRules[part].lists.flatMap(list =>
      (list.worsens ?? []).flatMap(worsens => worseIn(list, worsens, [before, ...earlier], after)),
    )
  })
}

/** The parts with returning items. Only those need their recent contents. */
export const partsComingBack = (before: ProgramDocument, after: ProgramDocument): readonly PartName[] =>
  partNames.filter(part =>
    partRules[part].lists.some(list =>
      (list.worsens ?? []).some(worsens => isComingBack(list, worsens, before, after)),
    ),
  )

function isComingBack(list: List, worsens: Worsens, before: ProgramDocument, after: ProgramDocument) {
  const known = new Set(list.itemsOf(before).flatMap(item => [item.id, spoken(list.nameOf(item))]))
  const had = offeredBy(list, worsens, before)
  return list
    .itemsOf(after)
    .some(
      item =>
        worsens.isOffered(item) &&
        !had.byId.has(item.id) &&
        (known.has(item.id) || known.has(spoken(list.nameOf(item)))),
    )
}

type List = ListRule<ProgramDocument>

interface Offer {
  readonly document: ProgramDocument
  readonly byId: ReadonlyMap<string, Item>
  readonly byName: ReadonlyMap<string, Item>
}

function offeredBy(list: List, { isOffered }: Worsens, document: ProgramDocument): Offer {
  const items = list.itemsOf(document).filter(isOffered)
  return {
    document,
    byId: new Map(items.map(item => [item.id, item])),
    byName: new Map(items.map(item => [spoken(list.nameOf(item)), item])),
  }
}

function worseIn(
  list: List,
  worsens: Worsens,
  documents: readonly ProgramDocument[],
  after: ProgramDocument,
): readonly Worsening[] {
  const had = documents.map(document => offeredBy(list, worsens, document))
  const now = offeredBy(list, worsens, after)
  const { field, isWorse, of } = worsens
  return [...now.byId.values()].flatMap(item => {
    const last = lastOffered(list, item, had, now)
    if (!last) return []
    const [before, is] = [last.item[field], item[field]]
    if (!isWorse(before, is)) return []
    const { id } = last.item
    const words = wordsOf(list, worsens, last, item, after)
    return [{ of, id, name: list.nameOf(last.item), before, after: is, words }]
  })
}

interface LastOffered {
  readonly item: Item
  readonly document: ProgramDocument
  /** It wasn't offered recently, and now returns. */
  readonly isBack: boolean
}

/**
 * What members last had of an item. An item that's still offered under a new name doesn't count as another item's past.
 */
function lastOffered(list: List, item: Item, had: readonly Offer[], now: Offer): LastOffered | undefined {
  const [before] = had
  const same = before?.byId.get(item.id)
  if (before && same) return { item: same, document: before.document, isBack: false }
  for (const { byId, byName, document } of had) {
    const named = byName.get(spoken(list.nameOf(item)))
    const known = byId.get(item.id) ?? (named && !now.byId.has(named.id) ? named : undefined)
    if (known) return { item: known, document, isBack: true }
  }
  return undefined
}

function wordsOf(
  { fields, nameOf }: List,
  { field }: Worsens,
  { item: was, document, isBack }: LastOffered,
  is: Item,
  after: ProgramDocument,
): string {
  const { label, shown = String, unit } = fields[field] ?? {}
  const figures = `${shown(was[field] as never, document)} → ${shown(is[field] as never, after)}`
  return `${nameOf(was)}${isBack ? ' returns' : ''}: ${unit ? `${figures} ${unit}` : `${label} ${figures}`}`
}
