import { type IntakeStatus, intakeStatus } from './intake-status.ts'
import type { KeptIntake, PrivacyPorts } from './ports.ts'
import { type IntakeSubmission, submitIntake } from './submit-intake.ts'

export interface Privacy {
  /**
   * Keeps a medical intake as the member's next version, fills in their birthday and records what they decided about
   * the channels (decisions.md, 22 and 32). Refuses with `ImplausibleBirthday`.
   */
  submitIntake(memberId: string, submission: IntakeSubmission): Promise<void>
  /** Whether and when the member handed in their intake, and what they decided about the channels; never an answer. */
  intakeStatus(memberId: string): Promise<IntakeStatus>
  /** All versions of a member's intake with their answers, newest first: for clinical staff, one patient at a time. */
  readIntake(memberId: string): Promise<readonly KeptIntake[]>
  /** What is held of the member, for their own download. */
  heldOf(memberId: string): Promise<unknown>
  /** Removes what is held of the member. */
  forgetMember(memberId: string): Promise<void>
}

export function openPrivacy(ports: PrivacyPorts): Privacy {
  return {
    submitIntake: (memberId, submission) => submitIntake(ports, memberId, submission),
    intakeStatus: memberId => intakeStatus(ports, memberId),
    readIntake: memberId => ports.intakes.of(memberId),
    heldOf: async memberId => ({ intakes: await ports.intakes.of(memberId) }),
    forgetMember: memberId => ports.intakes.forget(memberId),
  }
}
