import { clinicDay } from '#platform/kernel/clinic-day.ts'
import type { ApiKey } from './api-key.ts'
import { createApiKey, type IssuedKey, type WantedKey } from './create-api-key.ts'
import { findApiKey } from './find-api-key.ts'
import type { ApiKeysPorts } from './ports.ts'
import { NoSuchKey } from './refusals.ts'

export interface ApiKeys {
  /** The clinic day, which decides which keys have ended: 'YYYY-MM-DD'. */
  keysToday(): string
  /** All keys ever created, newest first. */
  listApiKeys(): Promise<readonly ApiKey[]>
  /** Creates a key with the given scopes. Refuses with `EndsBeforeItBegins`. */
  createApiKey(wanted: WantedKey): Promise<IssuedKey>
  /** Revokes a key immediately in every instance; revoking it again changes nothing. Refuses with `NoSuchKey`. */
  revokeApiKey(id: string): Promise<ApiKey>
  /** The key's record if it works now. Also records its use, to the minute. */
  findApiKey(key: string): Promise<ApiKey | undefined>
  /** Records that a key exceeded its point limit. */
  recordKeyLimit(id: string): Promise<void>
  /** The names of keys that exceeded their limit within the past week and aren't revoked. */
  listLimitedKeys(): Promise<readonly string[]>
}

const weekMs = 7 * 24 * 3_600_000

export function openApiKeys(ports: ApiKeysPorts): ApiKeys {
  return {
    keysToday: () => clinicDay(ports.now(), ports.timeZone),
    listApiKeys: () => ports.keys.all(),
    createApiKey: wanted => createApiKey(ports, wanted),
    async revokeApiKey(id) {
      const revoked = await ports.keys.revoke(id, ports.now())
      if (!revoked) throw new NoSuchKey()
      return revoked
    },
    findApiKey: key => findApiKey(ports, key),
    recordKeyLimit: id => ports.keys.recordLimit(id, ports.now()),
    async listLimitedKeys() {
      const since = ports.now().getTime() - weekMs
      const isLimited = ({ limitedAt, revokedAt }: ApiKey) =>
        !revokedAt && (limitedAt?.getTime() ?? 0) > since
      return (await ports.keys.all()).filter(isLimited).map(({ name }) => name)
    },
  }
}
