import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { bonusPoints, daysUntilBonus, type TreatedOn } from './bonus.ts'
import type { DiaryPorts } from './ports.ts'

/** A progress photo that is worth points, now or soon. */
export interface ExpectedBonus extends TreatedOn {
  readonly serviceName: string
  readonly inDays: number
  readonly points: number
}

const lookingBackMs = 90 * 86_400_000

export async function expectBonuses(ports: DiaryPorts, memberId: string): Promise<readonly ExpectedBonus[]> {
  const { now, timeZone, treatmentsSince, creditedAmong, serviceOf } = ports
  const at = now()
  const today = clinicDay(at, timeZone)
  const since = clinicDay(new Date(at.getTime() - lookingBackMs), timeZone)
  const treatments = await treatmentsSince(memberId, since)
  const credited = new Set((await creditedAmong(memberId, treatments)).map(keyOf))
  const open = treatments.filter(treatment => !credited.has(keyOf(treatment)))
  const named = await Promise.all(
    open.map(async treatment => ({ treatment, service: await serviceOf(treatment.serviceId) })),
  )
  return named
    .flatMap(({ treatment, service }) =>
      service
        ? [
            {
              ...treatment,
              serviceName: service.name,
              inDays: daysUntilBonus(treatment.treatmentDate, today),
              points: bonusPoints,
            },
          ]
        : [],
    )
    .sort((a, b) => a.inDays - b.inDays || b.treatmentDate.localeCompare(a.treatmentDate))
}

const keyOf = ({ serviceId, treatmentDate }: TreatedOn) => `${serviceId} ${treatmentDate}`
