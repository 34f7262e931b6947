import type { ApiKeyScopesItem } from './apiKeyScopesItem.ts'
import type { ApiKeyState } from './apiKeyState.ts'

export interface ApiKey {
  id: string
  name: string
  /** The last four characters of the key. */
  hint: string
  scopes: ApiKeyScopesItem[]
  state: ApiKeyState
  /** The most points that the key may award per hour. */
  pointsPerHour: number
  pointsPerDay: number
  /**
   * When the key last hit that limit.
   * @nullable
   */
  limitedAt: string | null
  createdBy: string
  createdAt: string
  /**
   * The last day on which the key works, in the clinic’s time zone.
   * @nullable
   */
  endsOn: string | null
  /**
   * Accurate to the minute.
   * @nullable
   */
  lastUsedAt: string | null
  /** @nullable */
  revokedAt: string | null
}
