/**
 * The version of the consent texts that the member read.
 */
export type IntakeBodyWording = (typeof IntakeBodyWording)[keyof typeof IntakeBodyWording]

export const IntakeBodyWording = {
  '2026-11-27': '2026-11-27',
  '2026-11-21': '2026-11-21',
} as const
