import { dayAfter, daysBetween } from '#platform/kernel/clinic-day.ts'
import { pointsText } from '#platform/kernel/points.ts'
import { type NewEntry, photoIdIn } from './entries.ts'

/** A progress photo's points, and how long after the treatment it earns them (D-97). */
export const bonusPoints = 15
const daysAfterTreatment = 14

export interface TreatedOn {
  readonly serviceId: string
  readonly treatmentDate: string
}

/** Why an entry earns no points. */
export type NoBonusReason =
  | 'other-entry'
  | 'no-photo'
  | 'not-uploaded'
  | 'no-treatment'
  | 'too-early'
  | 'not-in-record'
  | 'earned-before'

/**
 * The treatment whose bonus an entry earns once the member's record confirms it. If that's already ruled out, the
 * reason.
 */
export function bonusAskedFor(entry: NewEntry, today: string): TreatedOn | NoBonusReason {
  const { entryType, imageUrl, serviceId, treatmentDate } = entry
  if (entryType !== 'progress') return 'other-entry'
  if (!imageUrl) return 'no-photo'
  if (!photoIdIn(imageUrl)) return 'not-uploaded'
  if (!serviceId || !treatmentDate) return 'no-treatment'
  return daysUntilBonus(treatmentDate, today) === 0 ? { serviceId, treatmentDate } : 'too-early'
}

/** The first day on which a progress photo of a treatment earns the bonus. */
export const bonusFrom = (treatmentDate: string) => dayAfter(treatmentDate, daysAfterTreatment)

/** Days until a progress photo of this treatment earns the bonus; 0 if it already does. */
export function daysUntilBonus(treatmentDate: string, today: string): number {
  return Math.max(0, daysBetween(today, bonusFrom(treatmentDate)))
}

const whyNothing: Readonly<Record<Exclude<NoBonusReason, 'other-entry'>, string>> = {
  'no-photo': 'Entries without a photo don’t earn points.',
  'not-uploaded': 'Only uploaded photos earn points; linked photos don’t.',
  'no-treatment': 'Add the service and treatment date next time to earn points.',
  'too-early': `Photos earn points starting ${daysAfterTreatment} days after the treatment. This one was earlier.`,
  'not-in-record': 'No points this time: we don’t have that treatment on record for that day.',
  'earned-before': 'You already earned points for a photo of this treatment.',
}

/** The message for the member after adding an entry. */
export function saidOf(pointsAwarded: number, unearned: NoBonusReason | undefined): string {
  if (pointsAwarded > 0) return `You earned ${pointsText(pointsAwarded)} for your progress photo.`
  const kept = 'Saved to your diary.'
  return unearned && unearned !== 'other-entry' ? `${kept} ${whyNothing[unearned]}` : kept
}
