import type Koa from 'koa'
import { bearerOf } from '../rate-limit/rate-limits.ts'
import { IdempotencyKeyMissing, KeyNotForThis, UnknownApiKey } from '../refusals.ts'
import type { KeyAccess, KeyGrant } from './route.ts'

/** How the audit log names a program. */
export const actorOf = ({ keyId, name }: KeyGrant) => ({ staffId: keyId, name, role: 'API key' }) as const

/** Identifies the caller by a valid key with the right scope. A change must also carry an `Idempotency-Key`. */
export async function authorizeKey(
  { scope }: KeyAccess,
  ctx: Koa.Context,
  findApiKey: (token: string) => Promise<KeyGrant | undefined>,
): Promise<KeyGrant> {
  const token = bearerOf(ctx)
  const key = token && (await findApiKey(token))
  if (!key) throw new UnknownApiKey()
  if (!key.scopes.includes(scope)) throw new KeyNotForThis(scope)
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD' && !ctx.get('Idempotency-Key'))
    throw new IdempotencyKeyMissing()
  return key
}
