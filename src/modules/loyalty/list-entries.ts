import type { PlacedEntry } from './ledger.ts'
import type { LoyaltyPorts } from './ports.ts'

export async function listEntries(
  { ledger, locationOf }: LoyaltyPorts,
  memberId: string,
  limit: number,
  before: number | undefined,
): Promise<readonly PlacedEntry[]> {
  const entries = await ledger.entriesOf(memberId, limit, before)
  return Promise.all(
    entries.map(async entry => ({
      ...entry,
      location: (entry.locationId && (await locationOf(entry.locationId))?.name) || null,
    })),
  )
}
