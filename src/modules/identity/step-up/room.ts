import { Refusal } from '#platform/kernel/refusal.ts'
import type { Platform } from '#platform/module.ts'
import { stepUpRoutes } from './adapters/step-up-routes.ts'
import { StepUpRuleTable, stepUpRulesInDatabase } from './adapters/step-up-rules-in-database.ts'
import { openStepUp } from './step-up.ts'

/** The proofs of identity, from the rooms that sign people in. */
interface Ways {
  readonly verifyStaffCode: (code: string) => Promise<{ readonly id: string }>
  readonly reauthenticate: (id: string, password: string) => Promise<string>
  readonly spendRecoveryCode: (use: {
    readonly code: string
    readonly address: string
    readonly of: { readonly id: string }
  }) => Promise<{ readonly codesLeft: number }>
}

export const stepUpRoom = {
  tables: [StepUpRuleTable],
  routes: {
    description: 'Extra verification of staff before sensitive actions, by role.',
    routes: stepUpRoutes,
  },
  open: ({ database, cache }: Pick<Platform, 'database' | 'cache'>, ways: Ways) =>
    openStepUp({
      rules: stepUpRulesInDatabase(database, cache),
      personByCode: code => ways.verifyStaffCode(code).catch(asNothing),
      isPasswordOf: async (id, password) => (await ways.reauthenticate(id, password)) === 'staff',
      spendRecoveryCode: async ({ staffId: id, address }, code) =>
        (await ways.spendRecoveryCode({ code, address, of: { id } }).catch(asNothing))?.codesLeft,
    }),
}

/** The caller handles a wrong proof. */
function asNothing(error: unknown): undefined {
  if (error instanceof Refusal && error.kind === 'unknown-person') return undefined
  throw error
}
