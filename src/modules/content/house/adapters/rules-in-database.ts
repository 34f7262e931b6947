import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
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

export const HouseRulesTable = defineEntity({
  name: 'HouseRules',
  tableName: 'content.house_rules',
  properties: {
    onlyOne: p.boolean().primary().default(true),
    rules: p.json<Partial<SaidRules>>(),
  },
})

type RulesRow = Pick<InferEntity<typeof HouseRulesTable>, 'rules'>

const saidIn = (row: RulesRow | null | undefined): SaidRules => ({ ...nothingSaid, ...row?.rules })

/** The clinic's own rules, for commands that only read a database. Empty if it has no tables yet. */
export async function saidRulesOn({ run }: Pick<Engine, 'run'>): Promise<SaidRules> {
  const { rows } = await run(undefined, 'select rules from content.house_rules', []).catch(error => {
    if (isTableMissing(error)) return { rows: [] }
    throw error
  })
  return saidIn(rows[0] as RulesRow | undefined)
}

interface RulesInDatabase {
  /** Calls back after each committed publication, in any instance. */
  onChanged(call: () => void): void
}

export function rulesInDatabase(database: Database, cache: Cache): HousePorts['said'] & RulesInDatabase {
  const read = async () => saidIn(await database.em().findOne(HouseRulesTable, { onlyOne: true }))
  // Check-ins read this in their transaction.
  const inForce = cache.readThrough('house-rules', read, { keepsFromTransactions: true })
  return {
    inForce: () => inForce.get(''),
    read,
    onChanged: call => void cache.watch('house-rules', '', call),
    async publish(rules) {
      await database.em().upsert(HouseRulesTable, { onlyOne: true, rules })
      cache.invalidate('house-rules', '')
    },
  }
}
