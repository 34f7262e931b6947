import type Koa from 'koa'
import type { ApiScope } from '#platform/kernel/access/api-scope.ts'
import { IdempotencyKeyMissing, KeyNotForThis, UnknownApiKey } from './key-refusals.ts'

/** Programs elsewhere call it with a key that is for this (D-270). */
export interface KeyAccess {
  readonly scope: ApiScope
}

/** A program that asks, by its key. */
export interface KeyGrant {
  readonly keyId: string
  readonly name: string
  readonly scopes: readonly ApiScope[]
  /** The most points that it may give. */
  readonly pointsPerHour: number
  readonly pointsPerDay: number
}

export const isForKeys = (access: unknown): access is KeyAccess =>
  typeof access === 'object' && access !== null && 'scope' in access

/** How the audit log names a program. */
export const actorOf = ({ keyId, name }: KeyGrant) => ({ staffId: keyId, name, role: 'API key' }) as const

export const bearerOf = (ctx: Koa.Context): string | undefined =>
  /^Bearer (\S{1,200})$/i.exec(ctx.get('Authorization'))?.[1]

/** Who asks, by a key that works and is for this; a change says with which `Idempotency-Key` it is sent again. */
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
