import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { ApiKey } from './api-key.ts'

export interface KeyRows {
  /** Stores only the key's hash. */
  add(row: Omit<ApiKey, 'limitedAt' | 'lastUsedAt' | 'revokedAt'>, key: string): Promise<void>
  /** Newest first. */
  all(): Promise<readonly ApiKey[]>
  find(key: string): Promise<ApiKey | undefined>
  /** Returns the key's record, or undefined if there's no such key. Only the first revocation counts. */
  revoke(id: string, at: Date): Promise<ApiKey | undefined>
  recordUse(id: string, at: Date): Promise<void>
  recordLimit(id: string, at: Date): Promise<void>
}

export interface ApiKeysPorts {
  readonly keys: KeyRows
  /** 256 random bits. */
  readonly newSecret: () => string
  readonly now: () => Date
  readonly timeZone: TimeZone
}
