import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import { mostCounted, type PatientCard, type SearchWord, type Tier, type Total } from '../cards.ts'
import type { CardsWanted, PatientCards, PlacedCard } from '../ports.ts'
import { sortKeys } from './sort-keys.ts'
import { literally, whereClause } from './where-clause.ts'

const cardColumns = `id, coalesce(email, '') as email, first_name as "firstName", last_name as "lastName", date_of_birth::text as "dateOfBirth",
  coalesce(date_of_birth::text, birthday) as birthday,
  created_at as "createdAt", last_login_at as "lastLoginAt", coalesce(balance, 0) as "pointsBalance",
  coalesce(total_spent_cents, 0) as "totalSpentCents", coalesce(visits, 0) as "totalVisits",
  coalesce(tier, 'Bronze') as tier, photo_version as "photoVersion"`

export function cardsInDatabase(database: Database, cache: Cache): PatientCards {
  const find = database.statement<PatientCard>(
    'find-card',
    `select ${cardColumns} from patients.card where id = $1`,
  )
  const countOf = patientCounts(database, cache)
  const walk = walkingCards(database)
  const search = searchingCards(database)
  return {
    find: async memberId => (await find(memberId))[0],
    async page(wanted) {
      if (wanted.words.length > 0) return search(wanted)
      const [cards, total] = await Promise.all([walk(wanted), wanted.after?.total ?? countOf(wanted.tier)])
      return { cards, total, isLeast: false }
    },
  }
}

type Statement = readonly [text: string, values: readonly unknown[]]

type Read = (statement: Statement, name: string) => Promise<PlacedCard[]>

/** Rounds the limit up to a few sizes, to prepare fewer statements. */
const sizeFor = (limit: number) => [11, 26, 51].find(size => size >= limit) ?? Math.max(101, limit)

/** Walks an order's index until there are enough. The plan doesn't depend on the values, so it's made only once. */
function walkingCards(database: Database) {
  const prepared = new Map<string, (...values: readonly unknown[]) => Promise<PlacedCard[]>>()
  const read: Read = ([text, values], name) => {
    const statement = prepared.get(name) ?? database.statement<PlacedCard>(name, text)
    prepared.set(name, statement)
    return statement(...values)
  }
  return async (wanted: CardsWanted) => {
    const cards = await walked({ ...wanted, limit: sizeFor(wanted.limit) }, read)
    return cards.slice(0, wanted.limit)
  }
}

/** Patients with a value to sort by come first, then those without one. */
async function walked(wanted: CardsWanted, read: Read): Promise<readonly PlacedCard[]> {
  const { sort, tier, after, limit } = wanted
  const { without, tier: tierInIndex } = sortKeys[sort]
  const place = after ? (after.key === null ? 'among-last' : 'on') : 'first'
  const nameOf = (what: string, size: number) => `cards-${what}-${sort}-${tier ?? 'all'}-${place}-${size}`
  const ranked = after?.key === null ? [] : await read(rankedIn(wanted), nameOf('by', limit))
  const missing = limit - ranked.length
  const allHaveIt = !without || (tierInIndex && tier && tier !== 'Bronze')
  if (allHaveIt || missing === 0) return ranked
  const size = sizeFor(missing)
  const unranked = await read(unrankedIn({ ...wanted, limit: size }, without), nameOf('without', size))
  return [...ranked, ...unranked.slice(0, missing)]
}

function rankedIn({ after, limit, sort, ...filter }: CardsWanted): Statement {
  const { by, tie, key, keyIn, ascending, without, tier: tierInIndex } = sortKeys[sort]
  const [beyond, direction] = ascending ? ['>', 'asc'] : ['<', 'desc']
  const where = whereClause(tierInIndex ? { ...filter, tier: undefined } : filter)
  if (tierInIndex && filter.tier) where.add(`${tierInIndex} = '${filter.tier}'`)
  if (without) where.add(`not (${without})`)
  if (after) {
    // The `select` hides the values from PostgreSQL's planner; otherwise it would plan each page again.
    const [from, id] = [keyIn(where.value(after.key)), where.value(after.id)]
    where.add(`(${by}, ${tie}) ${beyond} ((select ${from}), (select ${id}::uuid))`)
  }
  return [
    `select ${cardColumns}, ${key} as key from patients.card ${where.text()}
     order by ${by} ${direction}, ${tie} ${direction} limit ${limit}`,
    where.values,
  ]
}

function unrankedIn({ after, limit, ...filter }: CardsWanted, without: string): Statement {
  const where = whereClause(filter)
  where.add(without)
  if (after?.key === null) where.add(`id < ${where.value(after.id)}::uuid`)
  return [
    `select ${cardColumns}, null as key from patients.card ${where.text()} order by id desc limit ${limit}`,
    where.values,
  ]
}

interface Matches {
  readonly ids: readonly string[]
  /** The number of matches. If it's above `mostCounted`, there are more and `ids` is meaningless. */
  readonly found: number
}

const manyMore: Matches = { ids: [], found: mostCounted + 1 }

/**
 * Finds, counts and sorts all matches. Matches are often close together in the name index, so walking it could pass
 * most other patients first. If there are more than `mostCounted`, it walks the index after all: with many matches, it
 * soon has enough.
 */
function searchingCards(database: Database) {
  // Unnamed, so each search is planned for its own words.
  const run = <Row>([text, values]: Statement) => database.run(text, values) as Promise<Row[]>
  const cardsOf = readingCards(database)

  const gathered = async (wanted: CardsWanted, among?: 'others'): Promise<Matches> => {
    const rows = await run<{ readonly id: string; readonly found: number }>(gatheredBy(wanted, among))
    return { ids: rows.map(({ id }) => id), found: rows[0]?.found ?? 0 }
  }
  const named = async (wanted: CardsWanted, among: 'first' | 'others') =>
    (await run<{ readonly id: string }>(namedIn(wanted, among))).map(({ id }) => id)

  /** Patients whose name starts with the first word come first; they're adjacent in the index. */
  const inNameOrder = async (wanted: CardsWanted): Promise<readonly string[]> => {
    const { after, limit } = wanted
    const isAmongFirst = !after?.key || after.key.startsWith(firstOf(wanted.words))
    const first = isAmongFirst ? await named(wanted, 'first') : []
    if (first.length === limit) return first
    const rest = { ...wanted, limit: limit - first.length, after: isAmongFirst ? undefined : after }
    // Nobody's name starts with the first word, so the others are all the matches: more than `mostCounted`.
    const { ids, found } = first.length === 0 && !after ? manyMore : await gathered(rest, 'others')
    return [...first, ...(found > mostCounted ? await named(rest, 'others') : ids)]
  }

  return async (wanted: CardsWanted): Promise<Total & { readonly cards: readonly PlacedCard[] }> => {
    const { after, sort } = wanted
    if (!after?.isLeast) {
      const { ids, found } = await gathered(wanted)
      if (found <= mostCounted)
        return { total: after?.total ?? found, isLeast: false, cards: await cardsOf(ids, sort) }
    }
    const cards =
      sort === 'name' ? await cardsOf(await inNameOrder(wanted), sort) : await walked(wanted, run<PlacedCard>)
    return { total: after?.total ?? mostCounted, isLeast: after?.isLeast ?? true, cards }
  }
}

/**
 * Looks up the cards to show, keeping their order. Prepared, because planning four tables takes longer than reading
 * them.
 */
function readingCards(database: Database) {
  const statements = Object.fromEntries(
    Object.entries(sortKeys).map(([sort, { key }]) => [
      sort,
      database.statement<PlacedCard>(
        `cards-by-${sort}`,
        `select ${cardColumns}, ${key} as key from patients.card where id = any($1::uuid[])`,
      ),
    ]),
  )
  return async (ids: readonly string[], sort: CardsWanted['sort']): Promise<readonly PlacedCard[]> => {
    const cards = ids.length > 0 ? ((await statements[sort]?.(ids)) ?? []) : []
    const byId = new Map(cards.map(card => [card.id, card]))
    return ids.flatMap(id => byId.get(id) ?? [])
  }
}

const firstOf = (words: readonly SearchWord[]) => words[0]?.word ?? ''

/** The SQL condition for names that start with the first word. */
const beginning = (words: readonly SearchWord[], value: (given: unknown) => string) =>
  `name_key like ${value(`${literally(firstOf(words))}%`)}::text`

function gatheredBy(wanted: CardsWanted, among: 'others' | undefined): Statement {
  const { words, after, limit, sort } = wanted
  const { by, keyIn, ascending } = sortKeys[sort]
  const [beyond, direction] = ascending ? ['>', 'asc'] : ['<', 'desc']
  const where = whereClause(wanted)
  const { value, values } = where
  if (among) where.add(`not ${beginning(words, value)}`)
  const [rank, rankAfter] =
    sort === 'name' && !among
      ? [`not ${beginning(words, value)}`, !after?.key?.startsWith(firstOf(words))]
      : ['false', false]
  const rest = !after
    ? 'true'
    : after.key === null
      ? `place is null and id < ${value(after.id)}::uuid`
      : `((rank, place, id) ${beyond} (${rankAfter}, ${keyIn(value(after.key))}, ${value(after.id)}::uuid) or place is null)`
  // With too many matches, the first row alone says so, and the rest needn't be sorted.
  return [
    `with found as materialized (
       select id, ${by} as place, ${rank} as rank from patients.card ${where.text()} limit ${mostCounted + 1}
     ), counted as materialized (select count(*)::int as found from found)
     select id, (select found from counted) as found from found where ${rest}
     order by rank ${direction}, place ${direction} nulls last, id ${direction}
     limit (select case when found > ${mostCounted} then 1 else ${limit} end from counted)`,
    values,
  ]
}

/** Matches in name order, using its index. */
function namedIn({ words, tier, after, limit }: CardsWanted, among: 'first' | 'others'): Statement {
  // These names contain the first word already. Checking it twice makes the planner expect almost no rows.
  const where = whereClause({ words: among === 'first' ? words.slice(1) : words, tier })
  const { value, values } = where
  where.add(`${among === 'first' ? '' : 'not '}${beginning(words, value)}`)
  if (after) where.add(`(name_key, id) > (${value(after.key)}::text, ${value(after.id)}::uuid)`)
  return [`select id from patients.card ${where.text()} order by name_key, id limit ${limit}`, values]
}

/** The number of patients, in total or of one tier. Bronze includes everyone who hasn't reached a higher tier. */
function patientCounts(database: Database, cache: Cache) {
  const members = database.statement<{ count: number }>(
    'count-patients',
    "select count(*)::int as count from identity.member where role = 'member'",
  )
  const risen = database.statement<{ tier: Tier; count: number }>(
    'count-risen-patients',
    `select tier, count(*)::int as count from tiers.standing
     where tier <> 'Bronze' and member_id not in (select id from identity.member where role = 'staff') group by tier`,
  )
  const everybody = cache.readThrough('member-count', async () => (await members())[0]?.count ?? 0)
  const ofTiers = cache.readThrough('tier-count', () => risen())
  return async (tier: Tier | undefined): Promise<number> => {
    if (!tier) return everybody.get('')
    const counts = await ofTiers.get('')
    if (tier !== 'Bronze') return counts.find(each => each.tier === tier)?.count ?? 0
    return counts.reduce((left, { count }) => left - count, await everybody.get(''))
  }
}
