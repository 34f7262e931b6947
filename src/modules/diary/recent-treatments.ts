import { clinicDay, dayAfter, daysBetween } from '#platform/kernel/clinic-day.ts'
import type { AboutService, DiaryPorts, NamedTreatment } from './ports.ts'

/** A treatment with aftercare or other advice that still applies. */
export interface RecentTreatment {
  readonly serviceId: string
  readonly serviceName: string
  readonly treatmentDate: string
  readonly lastsWeeks: number | null
  /** The approximate last clinic day of the effect. */
  readonly lastsUntil: string | null
  readonly aftercare: string
  /** The clinic day from which a photo shows the result; null once that's long over. */
  readonly photoFrom: string | null
}

const mostShown = 5
/** How many days aftercare is shown, and a reminder to take a photo. */
const aftercareDays = 28
const photoDays = 14

/** Newest first, with the clinic's current aftercare. */
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

/** The advice for a treatment that still applies; undefined if there is none. */
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
