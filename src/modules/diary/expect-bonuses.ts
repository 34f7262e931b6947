import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { bonusFrom, bonusPoints, daysUntilBonus, type TreatedOn } from './bonus.ts'
import type { DiaryPorts } from './ports.ts'

/** A progress photo that earns points now or soon. */
export interface ExpectedBonus extends TreatedOn {
  readonly serviceName: string
  /** The first clinic day on which it earns points. */
  readonly earnsFrom: string
  readonly inDays: number
  readonly points: number
}

export async function expectBonuses(ports: DiaryPorts, memberId: string): Promise<readonly ExpectedBonus[]> {
  const { now, timeZone, treatmentsOf, creditedAmong, serviceOf } = ports
  const today = clinicDay(now(), timeZone)
  const treatments = await treatmentsOf(memberId)
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
              serviceName: treatment.serviceName ?? service.name,
              earnsFrom: bonusFrom(treatment.treatmentDate),
              inDays: daysUntilBonus(treatment.treatmentDate, today),
              points: bonusPoints,
            },
          ]
        : [],
    )
    .sort((a, b) => a.inDays - b.inDays || b.treatmentDate.localeCompare(a.treatmentDate))
}

const keyOf = ({ serviceId, treatmentDate }: TreatedOn) => `${serviceId} ${treatmentDate}`
