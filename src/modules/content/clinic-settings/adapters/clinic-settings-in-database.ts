import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database, Engine } from '#platform/database/database.ts'
import { isTableMissing } from '#platform/database/database-errors.ts'
import { type ClinicRules, noClinicRules } from '../clinic-settings.ts'
import type { ClinicSettingsPorts } from '../ports.ts'

export const ClinicSettingsTable = defineEntity({
  name: 'ClinicSettings',
  tableName: 'content.house_rules',
  properties: {
    onlyOne: p.boolean().primary().default(true),
    rules: p.json<Partial<ClinicRules>>(),
  },
})

type RulesRow = Pick<InferEntity<typeof ClinicSettingsTable>, 'rules'>

const saidIn = (row: RulesRow | null | undefined): ClinicRules => ({ ...noClinicRules, ...row?.rules })

/** The clinic's own rules, for commands that only read a database. Empty if it has no tables yet. */
export async function clinicRulesOn({ run }: Pick<Engine, 'run'>): Promise<ClinicRules> {
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

export function clinicSettingsInDatabase(
  database: Database,
  cache: Cache,
): ClinicSettingsPorts['said'] & RulesInDatabase {
  const read = async () => saidIn(await database.em().findOne(ClinicSettingsTable, { onlyOne: true }))
  // Check-ins read this in their transaction.
  const current = cache.readThrough('clinic-settings', read, { keepsFromTransactions: true })
  return {
    current: () => current.get(''),
    read,
    onChanged: call => void cache.watch('clinic-settings', '', call),
    async publish(rules) {
      await database.em().upsert(ClinicSettingsTable, { onlyOne: true, rules })
      cache.invalidate('clinic-settings', '')
    },
  }
}
