import type { StaffRole } from '#platform/kernel/access/roles.ts'
import { nothingAsked, type StepUpRule } from '#platform/kernel/access/step-up.ts'
import type { Person, RoleRule, RuleChange, StepUpPorts } from './ports.ts'
import { proveByCode } from './prove-by-code.ts'

export interface StepUp {
  /** The rule of each role for sensitive actions, front desk first. */
  listStepUpRules(): Promise<readonly RoleRule[]>
  /** One role's rule. */
  stepUpRule(role: StaffRole): Promise<StepUpRule>
  /** Changes a role's rule, effective with the next request, and returns it. */
  changeStepUpRule(change: RuleChange): Promise<RoleRule>
  /**
   * Verifies the acting person: by their staff code, account password or a recovery code, which is consumed; returns how many
   * of those are left. Refuses with `WrongProof`.
   */
  proveByCode(person: Person, secret: string): Promise<number | null>
}

const roles: readonly StaffRole[] = ['front desk', 'clinical', 'manager', 'owner']

export function openStepUp(ports: StepUpPorts): StepUp {
  const ruleIn = (known: readonly RoleRule[], role: StaffRole): RoleRule =>
    known.find(rule => rule.role === role) ?? { role, ...nothingAsked }
  return {
    async listStepUpRules() {
      const known = await ports.rules.all()
      return roles.map(role => ruleIn(known, role))
    },
    stepUpRule: async role => ruleIn(await ports.rules.all(), role),
    async changeStepUpRule({ role, ...change }) {
      const rule = { ...ruleIn(await ports.rules.all(), role), ...change }
      await ports.rules.keep(rule, Object.keys(change) as (keyof StepUpRule)[])
      return ruleIn(await ports.rules.all(), role)
    },
    proveByCode: (person, secret) => proveByCode(ports, person, secret),
  }
}
