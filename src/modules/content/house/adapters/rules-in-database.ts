import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import { nothingSaid, type SaidRules } from '../house-rules.ts'
import type { HousePorts } from '../ports.ts'

export const houseMigrations: readonly Migration[] = [
  {
    name: '2026-11-30-51 content: rules of the house',
    statements: [
      `create table content.house_rules (
        only_one boolean primary key default true check (only_one),
        rules jsonb not null
      )`,
    ],
  },
]

export function rulesInDatabase(database: Database, cache: Cache): HousePorts['said'] {
  const find = database.statement<{ rules: Partial<SaidRules> }>(
    'house-rules',
    'select rules from content.house_rules',
  )
  const publish = database.statement<never>(
    'publish-house-rules',
    `insert into content.house_rules (rules) values ($1::text::jsonb)
     on conflict (only_one) do update set rules = excluded.rules`,
  )
  const read = async (): Promise<SaidRules> => ({ ...nothingSaid, ...(await find())[0]?.rules })
  // A scan asks within its transaction.
  const inForce = cache.readThrough('house-rules', read, { keepsFromTransactions: true })
  return {
    inForce: () => inForce.get(''),
    read,
    async publish(rules) {
      await publish(JSON.stringify(rules))
      cache.invalidate('house-rules', '')
    },
  }
}
