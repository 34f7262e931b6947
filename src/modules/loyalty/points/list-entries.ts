import type { Entry, PlacedEntry } from './ledger.ts'
import type { PointsPorts } from './ports.ts'

export async function listEntries(
  { ledger, locationOf }: Pick<PointsPorts, 'ledger' | 'locationOf'>,
  memberId: string,
  limit: number,
  before: number | undefined,
): Promise<readonly PlacedEntry[]> {
  return withPlaces(await ledger.historyOf(memberId, limit, before), locationOf)
}

/** Adds the names of the entries' locations. */
export const withPlaces = (
  entries: readonly Entry[],
  locationOf: PointsPorts['locationOf'],
): Promise<readonly PlacedEntry[]> =>
  Promise.all(
    entries.map(async ({ actor: _, ...entry }) => ({
      ...entry,
      location:
        entry.locationName ?? ((entry.locationId && (await locationOf(entry.locationId))?.name) || null),
    })),
  )
