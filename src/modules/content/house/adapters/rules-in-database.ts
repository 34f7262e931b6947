import type { Cache } from '#platform/database/cache.ts'
import type { Database, Engine, Migration } from '#platform/database/database.ts'
import { isTableMissing } from '#platform/database/database-errors.ts'
import { nothingSaid, type SaidRules } from '../house-rules.ts'
import type { HousePorts } from '../ports.ts'

export const houseMigrations: readonly Migration[] = [
  {
    name: '0075 content: rules of the house',
    statements: [
      `create table content.house_rules (
        only_one boolean primary key default true check (only_one),
        rules jsonb not null
      )`,
    ],
  },
]

const text = 'select rules from content.house_rules'

interface RulesRow {
  readonly rules: Partial<SaidRules>
}

const saidIn = (row: RulesRow | undefined): SaidRules => ({ ...nothingSaid, ...row?.rules })

/** What the clinic says, for who only looks at a database: nothing where there are no tables yet. */
export async function saidRulesOn({ run }: Pick<Engine, 'run'>): Promise<SaidRules> {
  const { rows } = await run(undefined, text, []).catch(error => {
    if (isTableMissing(error)) return { rows: [] }
    throw error
  })
  return saidIn(rows[0] as RulesRow | undefined)
}

interface RulesInDatabase {
  /** Calls after each publication that was committed, in this instance or in another one. */
  onChanged(call: () => void): void
}

export function rulesInDatabase(database: Database, cache: Cache): HousePorts['said'] & RulesInDatabase {
  const find = database.statement<RulesRow>('house-rules', text)
  const publish = database.statement<never>(
    'publish-house-rules',
    `insert into content.house_rules (rules) values ($1::text::jsonb)
     on conflict (only_one) do update set rules = excluded.rules`,
  )
  const read = async () => saidIn((await find())[0])
  // A scan asks within its transaction.
  const inForce = cache.readThrough('house-rules', read, { keepsFromTransactions: true })
  return {
    inForce: () => inForce.get(''),
    read,
    onChanged: call => void cache.watch('house-rules', '', call),
    async publish(rules) {
      await publish(JSON.stringify(rules))
      cache.invalidate('house-rules', '')
    },
  }
}
