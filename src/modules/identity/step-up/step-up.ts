import type { StaffRole } from '#platform/kernel/access/roles.ts'
import { nothingAsked, type StepUpRule } from '#platform/kernel/access/step-up.ts'
import type { Person, RoleRule, StepUpPorts } from './ports.ts'
import { proveByCode } from './prove-by-code.ts'

export interface StepUp {
  /** What is asked of each role before what matters most, the desk first. */
  listStepUpRules(): Promise<readonly RoleRule[]>
  /** What is asked of one role. */
  stepUpRule(role: StaffRole): Promise<StepUpRule>
  /** Asks this of a role from the next request on. */
  changeStepUpRule(rule: RoleRule): Promise<void>
  /**
   * Whether it is the person who acts: by their staff code, the password of their account or a recovery code, which is
   * used up; gives how many of those are left then. Refuses with `WrongProof`.
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
    changeStepUpRule: rule => ports.rules.keep(rule),
    proveByCode: (person, secret) => proveByCode(ports, person, secret),
  }
}
