import type { StaffRole } from '#platform/kernel/access/roles.ts'
import type { StepUpRule } from '#platform/kernel/access/step-up.ts'

export interface RoleRule extends StepUpRule {
  readonly role: StaffRole
}

export interface StepUpRules {
  /** Of the roles of which anything is asked. */
  all(): Promise<readonly RoleRule[]>
  keep(rule: RoleRule): Promise<void>
}

/** Who has to show it, and from where. */
export interface Person {
  readonly staffId: string
  readonly address: string
}

export interface StepUpPorts {
  readonly rules: StepUpRules
  /** Whose staff code this is; nothing where it is nobody's. */
  readonly personByCode: (code: string) => Promise<{ readonly id: string } | undefined>
  /** Whether it is the password of this account, if it is one. */
  readonly isPasswordOf: (accountId: string, password: string) => Promise<boolean>
  /** Uses up a recovery code of this person, and gives how many are left; nothing where it is none. */
  readonly spendRecoveryCode: (person: Person, code: string) => Promise<number | undefined>
}
