import { hash } from 'node:crypto'
import { defineEntity, p, raw } from '@mikro-orm/core'
import { columnsOf } from '#platform/database/columns.ts'
import type { Database } from '#platform/database/database.ts'
import type { ApiKey } from '../api-key.ts'
import type { KeyRows } from '../ports.ts'

export const ApiKeyTable = defineEntity({
  name: 'ApiKey',
  tableName: 'integrations.api_key',
  properties: {
    id: p.uuid().primary(),
    keyHash: p.text().unique('api_key_key_hash_key'),
    name: p.text(),
    hint: p.text(),
    scopes: p.array().$type<ApiKey['scopes']>(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    endsOn: p.date().strictNullable(),
    lastUsedAt: p.datetime().strictNullable(),
    revokedAt: p.datetime().strictNullable(),
    pointsPerHour: p.integer().default(10000),
    pointsPerDay: p.integer().default(50000),
    limitedAt: p.datetime().strictNullable(),
  },
})

/** A fast hash is fine, because a key's 256 random bits can't be guessed from its hash. */
const hashOf = (key: string) => hash('sha256', key, 'base64url')

/** Reads every time, never from a cache, so a revoked key stops working in all instances (D-270). */
export function apiKeysInDatabase(database: Database): KeyRows {
  const find = database.statement<ApiKey & { readonly keyHash: string }>(
    'find-api-key',
    `select ${columnsOf(ApiKeyTable)} from integrations.api_key where key_hash = $1`,
  )
  const recordUse = database.effect(
    'record-api-key-use',
    'update integrations.api_key set last_used_at = $2 where id = $1',
  )
  return {
    async add(row, key) {
      await database.em().insert(ApiKeyTable, { ...row, keyHash: hashOf(key) })
    },
    async all() {
      const keys = await database.em().find(ApiKeyTable, {}, { orderBy: { createdAt: 'desc', id: 'desc' } })
      return keys.map(withoutHash)
    },
    async find(key) {
      const [found] = await find(hashOf(key))
      return found && withoutHash(found)
    },
    async revoke(id, at) {
      const em = database.em()
      const revokedAt = raw('coalesce(revoked_at, ?)', [at])
      await em.nativeUpdate(ApiKeyTable, { id }, { revokedAt })
      const revoked = await em.findOne(ApiKeyTable, { id })
      return revoked ? withoutHash(revoked) : undefined
    },
    recordUse,
    async recordLimit(id, limitedAt) {
      await database.em().nativeUpdate(ApiKeyTable, { id }, { limitedAt })
    },
  }
}

const withoutHash = ({ keyHash: _hash, ...key }: ApiKey & { readonly keyHash: string }): ApiKey => key
