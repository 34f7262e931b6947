import type { ExpectedBonus } from '#api/schemas/index.ts'
import { calendarDay } from '../format/days.ts'
import { points } from '../format/points.ts'
import type { Draft } from './new-entry/entry-draft.ts'

/** Identifies one of the member's treatments. */
export const keyOf = ({
  serviceId,
  treatmentDate,
}: Pick<ExpectedBonus, 'serviceId' | 'treatmentDate'>): string => `${serviceId} ${treatmentDate}`

export function bonusInWords({ serviceName, treatmentDate, earnsFrom, inDays, ...bonus }: ExpectedBonus) {
  const worth =
    inDays === 0 ? points(bonus.points) : `${points(bonus.points)} starting ${calendarDay(earnsFrom)}`
  return `${serviceName}, ${calendarDay(treatmentDate)}: ${worth}`
}

/** The points for this entry, and what they require; `bonuses` are the server's list of points for photos. */
export function earningOf(draft: Draft, bonuses: readonly ExpectedBonus[]): string {
  if (draft.entryType !== 'progress')
    return 'This entry earns no points. A progress photo two weeks after a treatment does.'
  const bonus = bonuses.find(one => keyOf(one) === keyOf(draft))
  if (!bonus && bonuses.length === 0)
    return 'This entry earns no points. You can earn them once per treatment on your record, with a progress photo two weeks later.'
  if (!bonus) return 'This entry earns no points unless it’s about one of the treatments above.'
  if (bonus.inDays > 0)
    return `Come back on or after ${calendarDay(bonus.earnsFrom)}: a progress photo of this treatment earns ${points(bonus.points)}.`
  if (draft.photo) return `This photo earns ${points(bonus.points)}.`
  if (draft.imageUrl.trim())
    return `Upload your photo to earn ${points(bonus.points)}. Linked photos don’t earn points.`
  return `Add a photo to earn ${points(bonus.points)}.`
}
