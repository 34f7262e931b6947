import type { Database } from '#platform/database/database.ts'
import type { Memory } from '#platform/database/remembered.ts'
import type { Filter, PatientCard, SearchWord, Tier } from '../cards.ts'
import type { PatientCards, PlacedCard } from '../ports.ts'
import { type Order, orders } from './orders.ts'

type PageWanted = Parameters<PatientCards['page']>[0]

const card = `id, email, first_name as "firstName", last_name as "lastName", date_of_birth::text as "dateOfBirth",
  created_at as "createdAt", last_login_at as "lastLoginAt", coalesce(balance, 0) as "pointsBalance",
  coalesce(total_spent_cents, 0) as "totalSpentCents", coalesce(visits, 0) as "totalVisits",
  coalesce(tier, 'Bronze') as tier`

export function cardsInDatabase(database: Database, memory: Memory): PatientCards {
  // Without a name, so that each is planned for its own words: a rare name wants the index of words, a common one the
  // index of the order.
  const run = <Row>(text: string, values: readonly unknown[]) => database.run(text, values) as Promise<Row[]>

  const everybody = memory.remember('member-count', () => countOf({ words: [], tier: undefined }))
  const countOf = async ({ words, tier }: Filter) => {
    const where = conditions().words(words).tier(tier)
    const text = `select count(*)::int as count from patients.card ${where.text()}`
    return (await run<{ count: number }>(text, where.values))[0]?.count ?? 0
  }

  const ranked = ({ words, tier, sort, after, limit }: PageWanted) => {
    const order = orders[sort]
    const where = conditions().words(words).tier(tier)
    if (order.without) where.add(`not (${order.without})`)
    if (typeof after?.key === 'string') where.beyond(order, after.key, after.id)
    const direction = order.ascending ? 'asc' : 'desc'
    return run<PlacedCard>(
      `select ${card}, ${order.key} as key from patients.card ${where.text()}
       order by ${order.by} ${direction}, ${order.tie} ${direction} limit ${limit}`,
      where.values,
    )
  }
  const unranked = (without: string, { words, tier, after, limit }: PageWanted) => {
    const where = conditions().words(words).tier(tier).add(without)
    if (after?.key === null) where.add(`id < ${where.value(after.id)}::uuid`)
    return run<PlacedCard>(
      `select ${card}, null as key from patients.card ${where.text()} order by id desc limit ${limit}`,
      where.values,
    )
  }

  return {
    async page(wanted) {
      const { without } = orders[wanted.sort]
      const first = wanted.after?.key === null ? [] : await ranked(wanted)
      const limit = wanted.limit - first.length
      return without && limit > 0 ? [...first, ...(await unranked(without, { ...wanted, limit }))] : first
    },
    count: async filter =>
      filter.words.length === 0 && !filter.tier ? everybody.recall('') : countOf(filter),
    async find(memberId) {
      const where = conditions().add('id = $1::uuid')
      return (await run<PatientCard>(`select ${card} from patients.card ${where.text()}`, [memberId]))[0]
    },
  }
}

/** The conditions of one statement and the values that they stand for. */
function conditions() {
  const parts: string[] = []
  const values: unknown[] = []
  const where = {
    values,
    value: (value: unknown) => `$${values.push(value)}`,
    add(condition: string) {
      parts.push(condition)
      return where
    },
    words(words: readonly SearchWord[]) {
      for (const word of words) where.add(`searchable like ${where.value(patternOf(word))}::text`)
      return where
    },
    tier(tier: Tier | undefined) {
      if (tier === 'Bronze') return where.add("(tier is null or tier = 'Bronze')")
      return tier ? where.add(`tier = ${where.value(tier)}::text and tier <> 'Bronze'`) : where
    },
    beyond: ({ by, tie, keyIn, ascending }: Order, key: string, id: string) =>
      where.add(
        `(${by}, ${tie}) ${ascending ? '>' : '<'} (${keyIn(where.value(key))}, ${where.value(id)}::uuid)`,
      ),
    text: () => (parts.length > 0 ? `where ${parts.join(' and ')}` : ''),
  }
  return where
}

function patternOf({ word, atStart }: SearchWord): string {
  const literal = word.replaceAll(/[\\%_]/g, '\\$&')
  return atStart ? `% ${literal}%` : `%${literal}%`
}
