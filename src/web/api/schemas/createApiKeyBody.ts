import type { CreateApiKeyBodyScopesItem } from './createApiKeyBodyScopesItem.ts'

export type CreateApiKeyBody = {
  /**
   * @minLength 1
   * @maxLength 60
   */
  name: string
  /**
   * @minItems 1
   * @maxItems 4
   */
  scopes: CreateApiKeyBodyScopesItem[]
  /** @nullable */
  endsOn?: string | null
  /**
   * Default: 10000.
   * @minimum 1
   * @maximum 1000000
   */
  pointsPerHour?: number
  /**
   * Default: 50000.
   * @minimum 1
   * @maximum 1000000
   */
  pointsPerDay?: number
}
