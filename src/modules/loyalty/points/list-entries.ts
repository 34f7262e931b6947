import type { PlacedEntry } from './ledger.ts'
import type { PointsPorts } from './ports.ts'

export async function listEntries(
  { ledger, locationOf }: Pick<PointsPorts, 'ledger' | 'locationOf'>,
  memberId: string,
  limit: number,
  before: number | undefined,
): Promise<readonly PlacedEntry[]> {
  const entries = await ledger.entriesOf(memberId, limit, before)
  return Promise.all(
    entries.map(async ({ actor: _, ...entry }) => ({
      ...entry,
      location:
        entry.locationName ?? ((entry.locationId && (await locationOf(entry.locationId))?.name) || null),
    })),
  )
}
