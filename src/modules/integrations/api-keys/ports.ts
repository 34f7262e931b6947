import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { ApiKey } from './api-key.ts'

export interface KeyRows {
  /** Of the key only its hash is kept. */
  add(row: Omit<ApiKey, 'limitedAt' | 'lastUsedAt' | 'revokedAt'>, key: string): Promise<void>
  /** The latest first. */
  all(): Promise<readonly ApiKey[]>
  find(key: string): Promise<ApiKey | undefined>
  /** What is there then; nothing where there never was such a key. The first revocation counts. */
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
