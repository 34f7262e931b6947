import { type Award, undoableSince, undoUntil } from './awards.ts'
import type { TreatmentsPorts } from './ports.ts'

export async function listAwards(
  {
    treatments,
    namesOf,
    serviceOf,
    locationOf,
    now,
  }: Pick<TreatmentsPorts, 'treatments' | 'namesOf' | 'serviceOf' | 'locationOf' | 'now'>,
  limit: number,
  before: string | undefined,
): Promise<readonly Award[]> {
  const awarded = await treatments.awardedSince(undoableSince(now()), limit, before)
  const names = await namesOf([...new Set(awarded.map(({ memberId }) => memberId))])
  return Promise.all(
    awarded.map(
      async ({ id, memberId, serviceId, serviceName, locationId, locationName, points, at, undoneAt }) => {
        const { firstName = 'Former', lastName = 'patient', email = '' } = names.get(memberId) ?? {}
        return {
          id,
          memberId,
          patient: `${firstName} ${lastName}`.trim(),
          email,
          service: serviceName ?? (await serviceOf(serviceId))?.name ?? 'A former service',
          location: locationName ?? ((locationId && (await locationOf(locationId))?.name) || null),
          points,
          awardedAt: at,
          undoUntil: undoUntil(at),
          undoneAt,
        }
      },
    ),
  )
}
