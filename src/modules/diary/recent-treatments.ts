import { clinicDay, dayAfter, daysBetween } from '#platform/kernel/clinic-day.ts'
import type { AboutService, DiaryPorts, NamedTreatment } from './ports.ts'

/** A treatment of which the clinic says something that still matters. */
export interface RecentTreatment {
  readonly serviceId: string
  readonly serviceName: string
  readonly treatmentDate: string
  readonly lastsWeeks: number | null
  /** About until when, a clinic day. */
  readonly lastsUntil: string | null
  readonly aftercare: string
  /** The clinic day from which a photo shows what it did, while there is still time for one. */
  readonly photoFrom: string | null
}

const mostShown = 5
/** For how long aftercare is shown, and a photo that is due. */
const aftercareDays = 28
const photoDays = 14

/** Newest first, each with the clinic's current aftercare. */
export async function listRecentTreatments(
  { now, timeZone, treatmentsOf, serviceOf }: DiaryPorts,
  memberId: string,
): Promise<readonly RecentTreatment[]> {
  const today = clinicDay(now(), timeZone)
  const treatments = await treatmentsOf(memberId)
  const latest = treatments.toSorted((a, b) => b.treatmentDate.localeCompare(a.treatmentDate))
  const shown: RecentTreatment[] = []
  for (const treatment of latest) {
    if (shown.length === mostShown) break
    const service = await serviceOf(treatment.serviceId)
    const recent = service && recentTreatment(treatment, service, today)
    if (recent) shown.push(recent)
  }
  return shown
}

/** What is still to be said of a treatment; undefined where that is nothing. */
export function recentTreatment(
  { serviceId, serviceName, treatmentDate }: NamedTreatment,
  { name, lastsWeeks, aftercare, photoAfterDays }: AboutService,
  today: string,
): RecentTreatment | undefined {
  const lastsUntil = lastsWeeks === null ? null : dayAfter(treatmentDate, lastsWeeks * 7)
  const photoFrom = photoAfterDays === null ? null : dayAfter(treatmentDate, photoAfterDays)
  const isOver = (day: string | null, daysMore = 0) => day === null || daysBetween(day, today) > daysMore
  const said = {
    lastsWeeks: isOver(lastsUntil) ? null : lastsWeeks,
    lastsUntil: isOver(lastsUntil) ? null : lastsUntil,
    aftercare: isOver(treatmentDate, aftercareDays) ? '' : aftercare,
    photoFrom: isOver(photoFrom, photoDays) ? null : photoFrom,
  }
  if (!said.lastsUntil && !said.aftercare && !said.photoFrom) return undefined
  return { serviceId, serviceName: serviceName ?? name, treatmentDate, ...said }
}
