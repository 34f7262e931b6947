import type { CreateApiKeyBodyScopesItem } from './createApiKeyBodyScopesItem.ts'

export type CreateApiKeyBody = {
  /**
   * @minLength 1
   * @maxLength 60
   */
  name: string
  /**
   * @minItems 1
   * @maxItems 3
   */
  scopes: CreateApiKeyBodyScopesItem[]
  /** @nullable */
  endsOn?: string | null
}
