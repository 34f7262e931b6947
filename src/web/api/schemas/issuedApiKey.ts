import type { ApiKey } from './apiKey.ts'

export interface IssuedApiKey {
  apiKey: ApiKey
  /** Shown here and nowhere else. */
  key: string
}
