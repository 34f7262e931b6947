import type { ApiKey } from './apiKey.ts'

export interface IssuedApiKey {
  apiKey: ApiKey
  /** Shown only in this response. */
  key: string
}
