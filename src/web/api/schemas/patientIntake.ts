import type { CurrentTexts } from './currentTexts.ts'
import type { Intake } from './intake.ts'

export interface PatientIntake {
  memberId: string
  versions: Intake[]
  /** @minimum 0 */
  older: number
  currentTexts: CurrentTexts
}
