import { randomUUID } from 'node:crypto'
import { type ApiScope, everyScope } from '#platform/kernel/access/roles.ts'
import type { TestApp } from './app.ts'
import type { Browser, Headers } from './client.ts'

export interface Program extends Browser {
  readonly keyId: string
  readonly key: string
}

/** An external program with a key for these scopes; it has no cookies and no page. */
export async function programOf(
  { modules, network }: Pick<TestApp, 'modules' | 'network'>,
  scopes: readonly ApiScope[] = everyScope,
  endsOn: string | null = null,
): Promise<Program> {
  const wanted = { name: 'Till', scopes, endsOn, createdBy: 'Olga' }
  const { apiKey, key } = await modules.integrations.createApiKey(wanted)
  return { ...withKey(network, key), keyId: apiKey.id, key }
}

export const withKey = (network: TestApp['network'], key: string, headers: Headers = {}) =>
  network.browser(new Map(), { 'sec-fetch-site': '', authorization: `Bearer ${key}`, ...headers })

/** The headers of one call. */
export const keyHeaders = (key: string): Headers => ({
  authorization: `Bearer ${key}`,
  'idempotency-key': randomUUID(),
})
