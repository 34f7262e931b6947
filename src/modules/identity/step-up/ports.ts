import type { StaffRole } from '#platform/kernel/access/roles.ts'
import type { StepUpRule } from '#platform/kernel/access/step-up.ts'

export interface RoleRule extends StepUpRule {
  readonly role: StaffRole
}

/** What isn't mentioned stays. */
export type RuleChange = Pick<RoleRule, 'role'> & Partial<StepUpRule>

export interface StepUpRules {
  /** The roles with a rule. */
  all(): Promise<readonly RoleRule[]>
  /** Adds the rule or, if the role has one, changes these fields of it. */
  keep(rule: RoleRule, fields: readonly (keyof StepUpRule)[]): Promise<void>
}

/** The person who must prove it, and their origin. */
export interface Person {
  readonly staffId: string
  readonly address: string
}

export interface StepUpPorts {
  readonly rules: StepUpRules
  /** The person with this staff code; undefined for an unknown code. */
  readonly personByCode: (code: string) => Promise<{ readonly id: string } | undefined>
  /** Whether it is the password of this account, if they have one. */
  readonly isPasswordOf: (accountId: string, password: string) => Promise<boolean>
  /** Consumes a recovery code of this person, and returns how many are left; undefined for a wrong code. */
  readonly spendRecoveryCode: (person: Person, code: string) => Promise<number | undefined>
}
