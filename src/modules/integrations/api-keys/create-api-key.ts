import type { ApiScope } from '#platform/kernel/access/roles.ts'
import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { newId } from '#platform/kernel/ids.ts'
import { type ApiKey, hintOf, keyOf, usualLimits } from './api-key.ts'
import type { ApiKeysPorts } from './ports.ts'
import { EndsBeforeItBegins } from './refusals.ts'

export interface WantedKey {
  readonly name: string
  readonly scopes: readonly ApiScope[]
  /** The last clinic day on which it works, 'YYYY-MM-DD'. */
  readonly endsOn: string | null
  /** The most points that it may award. Defaults to the usual limits. */
  readonly pointsPerHour?: number | undefined
  readonly pointsPerDay?: number | undefined
  /** The name of the person who creates it. */
  readonly createdBy: string
}

/** A new key's record, plus the key. It's shown once and never stored. */
export interface IssuedKey {
  readonly apiKey: ApiKey
  readonly key: string
}

export async function createApiKey(
  { keys, newSecret, now, timeZone }: ApiKeysPorts,
  { scopes, pointsPerHour, pointsPerDay, ...wanted }: WantedKey,
): Promise<IssuedKey> {
  const createdAt = now()
  if (wanted.endsOn !== null && wanted.endsOn < clinicDay(createdAt, timeZone)) throw new EndsBeforeItBegins()
  const key = keyOf(newSecret())
  const row = {
    ...wanted,
    id: newId(createdAt.getTime()),
    hint: hintOf(key),
    pointsPerHour: pointsPerHour ?? usualLimits.pointsPerHour,
    pointsPerDay: pointsPerDay ?? usualLimits.pointsPerDay,
    scopes: [...new Set(scopes)],
    createdAt,
  }
  await keys.add(row, key)
  return { apiKey: { ...row, limitedAt: null, lastUsedAt: null, revokedAt: null }, key }
}
