import { clinicDay } from '#platform/kernel/clinic-day.ts'
import type { ApiKey } from './api-key.ts'
import { createApiKey, type IssuedKey, type WantedKey } from './create-api-key.ts'
import { findApiKey } from './find-api-key.ts'
import type { ApiKeysPorts } from './ports.ts'
import { NoSuchKey } from './refusals.ts'

export interface ApiKeys {
  /** The clinic's day, which decides what has ended: 'YYYY-MM-DD'. */
  keysToday(): string
  /** Every key that was ever made, the latest first. */
  listApiKeys(): Promise<readonly ApiKey[]>
  /** Makes a key for some scopes. Refuses with `EndsBeforeItBegins`. */
  createApiKey(wanted: WantedKey): Promise<IssuedKey>
  /** Ends a key at once, for every instance; again changes nothing. Refuses with `NoSuchKey`. */
  revokeApiKey(id: string): Promise<ApiKey>
  /** Whose key this is, if it works at this moment; notes to the minute that it was used. */
  findApiKey(key: string): Promise<ApiKey | undefined>
  /** Notes that a key wanted to give more points than it may. */
  recordKeyLimit(id: string): Promise<void>
  /** The names of the keys that did within a week and that nobody revoked. */
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
