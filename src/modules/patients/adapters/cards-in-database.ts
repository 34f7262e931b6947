import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import { mostCounted, type PatientCard, type SearchWord, type Tier, type Total } from '../cards.ts'
import type { CardsWanted, PatientCards, PlacedCard } from '../ports.ts'
import { sortKeys } from './sort-keys.ts'
import { literally, whereClause } from './where-clause.ts'

const cardColumns = `id, coalesce(email, '') as email, first_name as "firstName", last_name as "lastName", date_of_birth::text as "dateOfBirth",
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

/** As many are read as one of these, so that there are few statements to prepare. */
const sizeFor = (limit: number) => [11, 26, 51].find(size => size >= limit) ?? Math.max(101, limit)

/** Walks the index of an order until there are enough. What is walked does not depend on the values, so it is planned once. */
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

/** Those who have what the order is by, then those who have none of it. */
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
    // Behind a `select`, PostgreSQL can't plan for these particular values. Otherwise it plans every page again.
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
  /** Of all that were found; one more than are counted when there are more, and then the ids mean nothing. */
  readonly found: number
}

const manyMore: Matches = { ids: [], found: mostCounted + 1 }

/**
 * A search finds all of them, counts them and puts them in order: those whom a name finds stand together in the order of
 * names, so whoever walked there might walk past everybody else first. Where it finds more than are counted, it stops and
 * walks after all: the more are found, the fewer are walked past.
 */
function searchingCards(database: Database) {
  // Without a name, so that each is planned for its own words.
  const run = <Row>([text, values]: Statement) => database.run(text, values) as Promise<Row[]>
  const cardsOf = readingCards(database)

  const gathered = async (wanted: CardsWanted, among?: 'others'): Promise<Matches> => {
    const rows = await run<{ readonly id: string; readonly found: number }>(gatheredBy(wanted, among))
    return { ids: rows.map(({ id }) => id), found: rows[0]?.found ?? 0 }
  }
  const named = async (wanted: CardsWanted, among: 'first' | 'others') =>
    (await run<{ readonly id: string }>(namedIn(wanted, among))).map(({ id }) => id)

  /** First those whose name begins with the first word, who stand together; then the others. */
  const inNameOrder = async (wanted: CardsWanted): Promise<readonly string[]> => {
    const { after, limit } = wanted
    const isAmongFirst = !after?.key || after.key.startsWith(firstOf(wanted.words))
    const first = isAmongFirst ? await named(wanted, 'first') : []
    if (first.length === limit) return first
    const rest = { ...wanted, limit: limit - first.length, after: isAmongFirst ? undefined : after }
    // Without any of the first, the others are all of them, and those are more than are counted.
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

/** Looks up those who are shown, in their order. Planned once, which for four tables takes longer than reading them. */
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

/** The name, as a condition for those whose name begins with the first word. */
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
  // Whoever finds too many is told so by the first row, and nobody else has to be put in order.
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

/** In the order of names, by its index. */
function namedIn({ words, tier, after, limit }: CardsWanted, among: 'first' | 'others'): Statement {
  // Whose name begins with the first word has it: asked for it twice, the planner expects next to nobody.
  const where = whereClause({ words: among === 'first' ? words.slice(1) : words, tier })
  const { value, values } = where
  where.add(`${among === 'first' ? '' : 'not '}${beginning(words, value)}`)
  if (after) where.add(`(name_key, id) > (${value(after.key)}::text, ${value(after.id)}::uuid)`)
  return [`select id from patients.card ${where.text()} order by name_key, id limit ${limit}`, values]
}

/** How many patients there are, or of one tier; Bronze are those who have not risen. */
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
