import { daysBetween } from '#platform/kernel/clinic-day.ts'
import type { NewEntry } from './entries.ts'

/** What a progress photo is worth, in points, and how long after the treatment (customer.md, 9). */
export const bonusPoints = 15
const daysAfterTreatment = 14

export interface TreatedOn {
  readonly serviceId: string
  readonly treatmentDate: string
}

/** The treatment for which an entry may earn the bonus, if it has all that the bonus asks for (decisions.md, 15). */
export function earnsBonusFor(entry: NewEntry, today: string): TreatedOn | undefined {
  const { entryType, imageUrl, serviceId, treatmentDate } = entry
  if (entryType !== 'progress' || !imageUrl || !serviceId || !treatmentDate) return undefined
  return daysUntilBonus(treatmentDate, today) === 0 ? { serviceId, treatmentDate } : undefined
}

/** In how many days a progress photo of this treatment earns the bonus; 0 from then on. */
export function daysUntilBonus(treatmentDate: string, today: string): number {
  return Math.max(0, daysAfterTreatment - daysBetween(treatmentDate, today))
}
