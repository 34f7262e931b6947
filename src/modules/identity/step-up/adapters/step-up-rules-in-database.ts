import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import type { RoleRule, StepUpRules } from '../ports.ts'

export const stepUpMigrations: readonly Migration[] = [
  {
    name: '0093 identity: what is asked of a role before what matters most',
    statements: [
      `create table identity.step_up_rule (
        role text primary key,
        medical_answers boolean not null,
        exports boolean not null,
        points_above integer
      )`,
    ],
  },
]

const topic = 'step-up-rules'

export function stepUpRulesInDatabase(database: Database, cache: Cache): StepUpRules {
  const find = database.statement<RoleRule>(
    'step-up-rules',
    `select role, medical_answers as "medicalAnswers", exports, points_above as "pointsAbove"
     from identity.step_up_rule`,
  )
  const keep = database.statement<never>(
    'keep-step-up-rule',
    `insert into identity.step_up_rule (role, medical_answers, exports, points_above) values ($1, $2, $3, $4)
     on conflict (role) do update set medical_answers = excluded.medical_answers, exports = excluded.exports,
       points_above = excluded.points_above`,
  )
  // An award asks within its transaction, which changes no rule.
  const rules = cache.readThrough(topic, () => find(), { keepsFromTransactions: true })
  return {
    all: () => rules.get(''),
    async keep({ role, medicalAnswers, exports, pointsAbove }) {
      await keep(role, medicalAnswers, exports, pointsAbove)
      cache.invalidate(topic, '')
    },
  }
}
