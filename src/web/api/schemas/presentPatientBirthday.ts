/**
 * @nullable
 */
export type PresentPatientBirthday = (typeof PresentPatientBirthday)[keyof typeof PresentPatientBirthday] | null

export const PresentPatientBirthday = {
  today: 'today',
  this_week: 'this week',
} as const
