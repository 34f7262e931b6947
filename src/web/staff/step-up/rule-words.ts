import type { StepUpRule } from '#api/schemas/index.ts'
import { points } from '../../format/points.ts'

/** The proof required of a role, in one line. */
export function ruleWords({ medicalAnswers, exports, pointsAbove }: StepUpRule): string {
  const before = [
    ...(medicalAnswers ? ['viewing medical answers'] : []),
    ...(exports ? ['exporting'] : []),
    ...(pointsAbove === null ? [] : [`awarding more than ${points(pointsAbove)} an hour`]),
  ]
  return before.length > 0 ? `Must verify before ${before.join(', ')}` : 'Off'
}

export const roleNames: Readonly<Record<StepUpRule['role'], string>> = {
  'front desk': 'Front desk',
  clinical: 'Clinical',
  manager: 'Manager',
  owner: 'Owner',
}
