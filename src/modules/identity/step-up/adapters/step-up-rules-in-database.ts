import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import type { RoleRule, StepUpRules } from '../ports.ts'

export const StepUpRuleTable = defineEntity({
  name: 'StepUpRule',
  tableName: 'identity.step_up_rule',
  properties: {
    role: p.text().$type<RoleRule['role']>().primary(),
    medicalAnswers: p.boolean(),
    exports: p.boolean(),
    pointsAbove: p.integer().strictNullable(),
  },
})

const topic = 'step-up-rules'

export function stepUpRulesInDatabase(database: Database, cache: Cache): StepUpRules {
  const find = async () => (await database.em().find(StepUpRuleTable, {})).map(rule => ({ ...rule }))
  // An award reads it in its transaction, which changes no rule.
  const rules = cache.readThrough(topic, find, { keepsFromTransactions: true })
  return {
    all: () => rules.get(''),
    async keep(rule, fields) {
      await database.em().upsert(StepUpRuleTable, rule, { onConflictMergeFields: ['role', ...fields] })
      cache.invalidate(topic, '')
    },
  }
}
