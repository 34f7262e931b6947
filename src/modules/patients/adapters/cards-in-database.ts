import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import type { PatientCard, Tier } from '../cards.ts'
import type { CardsWanted, PatientCards, PlacedCard } from '../ports.ts'
import { sortKeys } from './sort-keys.ts'
import { whereClause } from './where-clause.ts'

const card = `id, email, first_name as "firstName", last_name as "lastName", date_of_birth::text as "dateOfBirth",
  created_at as "createdAt", last_login_at as "lastLoginAt", coalesce(balance, 0) as "pointsBalance",
  coalesce(total_spent_cents, 0) as "totalSpentCents", coalesce(visits, 0) as "totalVisits",
  coalesce(tier, 'Bronze') as tier, photo_version as "photoVersion"`

export function cardsInDatabase(database: Database, cache: Cache): PatientCards {
  const find = database.statement<PatientCard>('find-card', `select ${card} from patients.card where id = $1`)
  // Without a name, so that each is planned for its own words and its own place.
  const run = <Row>(text: string, values: readonly unknown[]) => database.run(text, values) as Promise<Row[]>
  const countOf = countingIn(database, cache)

  /** Walks the index of the order until there are enough. */
  const walked = async (wanted: CardsWanted) => {
    const { without } = sortKeys[wanted.sort]
    const ranked = wanted.after?.key === null ? [] : await run<PlacedCard>(...rankedIn(wanted))
    const limit = wanted.limit - ranked.length
    if (!without || limit === 0) return ranked
    return [...ranked, ...(await run<PlacedCard>(...unrankedIn({ ...wanted, limit }, without)))]
  }

  return {
    find: async memberId => (await find(memberId))[0],
    async page(wanted) {
      const { words, tier, sort, after } = wanted
      // Those whom a search finds stand together in the order of names, and Bronze at the end of that of points: whoever
      // walks there may walk past everybody else first.
      if (words.length > 0 || (tier === 'Bronze' && sort === 'points')) {
        const found = await run<PlacedCard & { readonly total: number }>(...gatheredBy(wanted))
        return { cards: found, total: found[0]?.total ?? after?.total ?? 0 }
      }
      const [cards, total] = await Promise.all([walked(wanted), after?.total ?? countOf(tier)])
      return { cards, total }
    },
  }
}

type Statement = readonly [text: string, values: readonly unknown[]]

function rankedIn({ after, limit, sort, ...filter }: CardsWanted): Statement {
  const { by, tie, key, keyIn, ascending, without } = sortKeys[sort]
  const [beyond, direction] = ascending ? ['>', 'asc'] : ['<', 'desc']
  const inStanding = filter.tier && tie === 'standing_of'
  const where = whereClause(inStanding ? { ...filter, tier: undefined } : filter)
  // Plain equality: an index holds each tier in these orders.
  if (inStanding) where.add(`tier = '${filter.tier}'`)
  if (without) where.add(`not (${without})`)
  if (after)
    where.add(`(${by}, ${tie}) ${beyond} (${keyIn(where.value(after.key))}, ${where.value(after.id)}::uuid)`)
  return [
    `select ${card}, ${key} as key from patients.card ${where.text()}
     order by ${by} ${direction}, ${tie} ${direction} limit ${limit}`,
    where.values,
  ]
}

function unrankedIn({ after, limit, ...filter }: CardsWanted, without: string): Statement {
  const where = whereClause(filter)
  where.add(without)
  if (after?.key === null) where.add(`id < ${where.value(after.id)}::uuid`)
  return [
    `select ${card}, null as key from patients.card ${where.text()} order by id desc limit ${limit}`,
    where.values,
  ]
}

/** Finds all of them first, counts them and puts them in order, and looks up the rest of those that are shown. */
function gatheredBy({ after, limit, sort, ...filter }: CardsWanted): Statement {
  const { by, key, keyIn, ascending } = sortKeys[sort]
  const [beyond, direction] = ascending ? ['>', 'asc'] : ['<', 'desc']
  const where = whereClause(filter)
  const found = `select id as found_id, ${by} as place, ${key} as key from patients.card ${where.text()}`
  const id = after && `${where.value(after.id)}::uuid`
  const rest = !after
    ? 'true'
    : after.key === null
      ? `place is null and found_id < ${id}`
      : `((place, found_id) ${beyond} (${keyIn(where.value(after.key))}, ${id}) or place is null)`
  const order = `place ${direction} nulls last, found_id ${direction}`
  return [
    `with found as materialized (${found}),
       shown as materialized (select * from found where ${rest} order by ${order} limit ${limit})
     select ${card}, shown.key, (select count(*)::int from found) as total
     from shown join patients.card on id = found_id order by ${order}`,
    where.values,
  ]
}

/** How many patients there are, or of one tier; Bronze are those who have not risen. */
function countingIn(database: Database, cache: Cache) {
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
  return async (tier: Tier | undefined): Promise<number> => {
    if (!tier) return everybody.get('')
    const counts = await risen()
    if (tier !== 'Bronze') return counts.find(each => each.tier === tier)?.count ?? 0
    return counts.reduce((left, { count }) => left - count, await everybody.get(''))
  }
}
