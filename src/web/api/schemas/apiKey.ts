import type { ApiKeyScopesItem } from './apiKeyScopesItem.ts'
import type { ApiKeyState } from './apiKeyState.ts'

export interface ApiKey {
  id: string
  name: string
  /** The last four characters of the key. */
  hint: string
  scopes: ApiKeyScopesItem[]
  state: ApiKeyState
  /** The most points that it may give within an hour. */
  pointsPerHour: number
  pointsPerDay: number
  /**
   * When it last wanted to give more.
   * @nullable
   */
  limitedAt: string | null
  createdBy: string
  createdAt: string
  /**
   * The last clinic day on which it works.
   * @nullable
   */
  endsOn: string | null
  /**
   * To the minute.
   * @nullable
   */
  lastUsedAt: string | null
  /** @nullable */
  revokedAt: string | null
}
