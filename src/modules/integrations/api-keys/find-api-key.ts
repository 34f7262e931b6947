import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { type ApiKey, stateOf } from './api-key.ts'
import type { ApiKeysPorts } from './ports.ts'

/** How precise the last-used time is. Writing it on every call would cost more than it's worth. */
const exactToMs = 60_000

export async function findApiKey(
  { keys, now, timeZone }: Omit<ApiKeysPorts, 'newSecret'>,
  key: string,
): Promise<ApiKey | undefined> {
  const found = await keys.find(key)
  const at = now()
  if (!found || stateOf(found, clinicDay(at, timeZone)) !== 'working') return undefined
  if (!found.lastUsedAt || at.getTime() - found.lastUsedAt.getTime() >= exactToMs)
    await keys.recordUse(found.id, at)
  return found
}
