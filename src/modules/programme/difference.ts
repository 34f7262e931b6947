import { dollars } from '#platform/kernel/money.ts'
import { figure, pointsText } from '#platform/kernel/points.ts'
import { isSame, type PartName, type ProgrammeDocument, partNames } from './document.ts'

export type ChangeKind = 'added' | 'changed' | 'removed' | 'restored' | 'moved'

/** One thing that a version says otherwise than another one. */
export interface Change {
  readonly part: PartName
  readonly kind: ChangeKind
  /** The id of what it is about. */
  readonly id: string
  readonly name: string
  readonly field: string | null
  readonly before: string | null
  readonly after: string | null
  /** 'Lip Filler: 65 → 60 points' */
  readonly words: string
}

type Item = Readonly<Record<string, unknown>> & { readonly id: string }

/** How a list of the document is compared and spoken of. */
interface ListRule {
  readonly part: PartName
  readonly kind: string
  readonly itemsOf: (document: ProgrammeDocument) => readonly Item[]
  readonly nameOf: (item: Item) => string
  /** Whether it is put away: an item that is, counts as removed. */
  readonly isAway: (item: Item) => boolean
  readonly fields: Readonly<Record<string, Field>>
}

interface Field {
  readonly label: string
  /** The value as people read it, in the document that it stands in. */
  readonly shown: (value: never, document: ProgrammeDocument) => string
  /** What stands behind both figures: '65 → 60 points'. */
  readonly unit?: string
  /** Whether what it says now is all that is to be said: 'paused'. */
  readonly speaksForItself?: true
}

const text = (label: string): Field => ({ label, shown: (value: string | null) => value || 'nothing' })
const points: Field = { label: 'points', shown: (value: number) => figure(value), unit: 'points' }
const minutes: Field = {
  label: 'duration',
  shown: (value: number | null) => (value === null ? 'open' : `${value} minutes`),
}
const price: Field = { label: 'price', shown: (cents: number) => dollars(cents) }
const category: Field = {
  label: 'category',
  shown: (id: string, { menu }) => menu.categories.find(each => each.id === id)?.name ?? id,
}

const lists: readonly ListRule[] = [
  {
    part: 'places',
    kind: 'place',
    itemsOf: document => document.places.places as readonly never[],
    nameOf: ({ name }) => String(name),
    isAway: ({ isArchived }) => isArchived === true,
    fields: {
      name: text('name'),
      address: text('address'),
      phone: text('phone'),
      openingHours: text('opening hours'),
      bookingUrl: text('booking link'),
    },
  },
  {
    part: 'menu',
    kind: 'category',
    itemsOf: document => document.menu.categories as readonly never[],
    nameOf: ({ name }) => String(name),
    isAway: () => false,
    fields: { name: text('name') },
  },
  {
    part: 'menu',
    kind: 'service',
    itemsOf: document => document.menu.services as readonly never[],
    nameOf: ({ name }) => String(name),
    isAway: ({ isArchived }) => isArchived === true,
    fields: {
      name: text('name'),
      description: text('description'),
      categoryId: category,
      priceCents: price,
      durationMinutes: minutes,
      pointsEarned: points,
      imageUrl: text('picture'),
    },
  },
  {
    part: 'rewards',
    kind: 'reward',
    itemsOf: document => document.rewards.rewards as readonly never[],
    nameOf: ({ title }) => String(title),
    isAway: ({ isArchived }) => isArchived === true,
    fields: {
      title: text('title'),
      description: text('description'),
      pointsRequired: points,
      rewardValue: text('worth'),
      icon: text('icon'),
      color: text('colour'),
      validDays: {
        label: 'valid',
        shown: (days: number | null) => (days === null ? 'without end' : `for ${days} days`),
      },
      isPaused: {
        label: 'paused',
        shown: (isPaused: boolean) => (isPaused ? 'paused' : 'no longer paused'),
        speaksForItself: true,
      },
    },
  },
  {
    part: 'codes',
    kind: 'check-in code',
    itemsOf: document => document.codes.codes as readonly never[],
    nameOf: ({ description }) => String(description),
    isAway: ({ isRetired }) => isRetired === true,
    fields: { description: text('name'), pointsValue: points },
  },
]

/** What of `after` is otherwise than in `before`, in the order of the parts and of their lists. */
export const differenceBetween = (before: ProgrammeDocument, after: ProgrammeDocument): readonly Change[] =>
  partNames.flatMap(part =>
    lists.filter(list => list.part === part).flatMap(list => changesOf(list, before, after)),
  )

function changesOf(list: ListRule, before: ProgrammeDocument, after: ProgrammeDocument): readonly Change[] {
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

interface Compared {
  readonly before: ProgrammeDocument
  readonly after: ProgrammeDocument
}

function changesOfItem(
  list: ListRule,
  before: Item | undefined,
  after: Item,
  documents: Compared,
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
      const figures = `${was} → ${is}`
      const name = list.nameOf(before)
      const change = unit ? `${figures} ${unit}` : `${label} ${figures}`
      const words = `${name}: ${speaksForItself ? is : change}`
      return { part: list.part, kind: 'changed', id: after.id, name, field, before: was, after: is, words }
    })
}

const said = { added: 'New', removed: 'No longer', restored: 'Again' } as const

function aboutWhole(list: ListRule, kind: keyof typeof said, item: Item): Change {
  const name = list.nameOf(item)
  const worth = item['pointsEarned'] ?? item['pointsRequired'] ?? item['pointsValue']
  const counted = kind === 'removed' || worth === undefined ? '' : `, ${pointsText(worth as number)}`
  const words = `${said[kind]}: ${list.kind} ${name}${counted}`
  return { part: list.part, kind, id: item.id, name, field: null, before: null, after: null, words }
}

/** Those that stand elsewhere among what both have: of a list that was turned round, as few as explain it. */
function movesOf(list: ListRule, before: ProgrammeDocument, after: ProgrammeDocument): readonly Change[] {
  const present = (document: ProgrammeDocument) => list.itemsOf(document).filter(item => !list.isAway(item))
  const [old, now] = [present(before), present(after)]
  const places = new Map(old.map(({ id }, place) => [id, place]))
  const common = now.filter(({ id }) => places.has(id))
  const stayed = longestRising(common.map(({ id }) => places.get(id) ?? 0))
  return common
    .filter((_, n) => !stayed.has(n))
    .map(item => {
      const name = list.nameOf(item)
      const words = `${name}: moved to place ${now.indexOf(item) + 1}`
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

/** The places of the longest part of a list, with gaps, that rises. */
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
