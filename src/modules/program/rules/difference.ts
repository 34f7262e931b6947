import { pointsText } from '#platform/kernel/points.ts'
import { isSame, type PartName, type ProgramDocument, partNames } from './document.ts'
import { nothing } from './lists.ts'
import type { Item, ListRule } from './part-rules.ts'
import { partRules } from './parts.ts'

export type ChangeKind = 'added' | 'changed' | 'removed' | 'restored' | 'moved'

/** A single difference between two versions. */
export interface Change {
  readonly part: PartName
  readonly kind: ChangeKind
  /** The ID of the changed item. */
  readonly id: string
  readonly name: string
  readonly field: string | null
  readonly before: string | null
  readonly after: string | null
  /** 'Lip Filler: 65 → 60 points' */
  readonly words: string
}

/** The changes from `before` to `after`, in the order of the parts and their lists. */
export const differenceBetween = (before: ProgramDocument, after: ProgramDocument): readonly Change[] =>
  partNames.flatMap(part =>
    partRules[part].lists.flatMap(list => changesOf({ ...list, part }, before, after)),
  )

/** A list and its part. */
interface ListOfPart extends ListRule<ProgramDocument> {
  readonly part: PartName
}

function changesOf(list: ListOfPart, before: ProgramDocument, after: ProgramDocument): readonly Change[] {
  const old = new Map(list.itemsOf(before).map(item => [item.id, item]))
  const items = list.itemsOf(after)
  const known = new Set(items.map(({ id }) => id))
  const gone = [...old.values()].filter(item => !known.has(item.id) && !list.isAway(item))
  return [
    ...items.flatMap(item => changesOfItem(list, old.get(item.id), item, { before, after })),
    ...gone.map(item => aboutWhole(list, 'removed', item)),
    ...movesOf(list, before, after),
  ]
}

interface DocumentPair {
  readonly before: ProgramDocument
  readonly after: ProgramDocument
}

function changesOfItem(
  list: ListOfPart,
  before: Item | undefined,
  after: Item,
  documents: DocumentPair,
): readonly Change[] {
  if (!before || list.isAway(before)) {
    if (list.isAway(after)) return []
    return [aboutWhole(list, before ? 'restored' : 'added', after)]
  }
  if (list.isAway(after)) return [aboutWhole(list, 'removed', before)]
  return Object.entries(list.fields)
    .filter(([field]) => !isSame(before[field], after[field]))
    .map(([field, { label, shown, unit, speaksForItself }]) => {
      const was = shown(before[field] as never, documents.before)
      const is = shown(after[field] as never, documents.after)
      const figures = was === nothing ? is : `${was} → ${is}`
      const name = list.nameOf(before)
      const change = unit ? `${figures} ${unit}` : `${label} ${figures}`
      const words = `${name}: ${speaksForItself ? is : change}`
      return { part: list.part, kind: 'changed', id: after.id, name, field, before: was, after: is, words }
    })
}

const said = { added: 'New', removed: 'Removed', restored: 'Restored' } as const

function aboutWhole(list: ListOfPart, kind: keyof typeof said, item: Item): Change {
  const name = list.nameOf(item)
  const points = item['pointsEarned'] ?? item['pointsRequired'] ?? item['pointsValue']
  const worth = list.worthOf?.(item) ?? (points === undefined ? undefined : pointsText(points as number))
  const counted = kind === 'removed' || worth === undefined ? '' : `, ${worth}`
  const words = `${said[kind]}: ${list.kind} ${name}${counted}`
  return { part: list.part, kind, id: item.id, name, field: null, before: null, after: null, words }
}

/** Items that moved, as few as possible to explain the new order. */
function movesOf(list: ListOfPart, before: ProgramDocument, after: ProgramDocument): readonly Change[] {
  if (list.isSorted) return []
  const present = (document: ProgramDocument) => list.itemsOf(document).filter(item => !list.isAway(item))
  const [old, now] = [present(before), present(after)]
  const places = new Map(old.map(({ id }, place) => [id, place]))
  const common = now.filter(({ id }) => places.has(id))
  const stayed = longestRising(common.map(({ id }) => places.get(id) ?? 0))
  return common
    .filter((_, n) => !stayed.has(n))
    .map(item => {
      const name = list.nameOf(item)
      const words = `${name}: moved to position ${now.indexOf(item) + 1}`
      const at = (items: readonly Item[]) => String(items.findIndex(({ id }) => id === item.id) + 1)
      return {
        part: list.part,
        kind: 'moved',
        id: item.id,
        name,
        field: null,
        before: at(old),
        after: at(now),
        words,
      }
    })
}

/** The positions of the longest rising subsequence. */
function longestRising(values: readonly number[]): ReadonlySet<number> {
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  for (const [n, value] of values.entries()) {
    let place = 0
    while (place < ends.length && (values[ends[place] ?? 0] ?? 0) < value) place++
    previous[n] = place > 0 ? ends[place - 1] : undefined
    ends[place] = n
  }
  const rising = new Set<number>()
  for (let n = ends.at(-1); n !== undefined; n = previous[n]) rising.add(n)
  return rising
}
