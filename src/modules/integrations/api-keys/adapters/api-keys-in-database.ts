import { hash } from 'node:crypto'
import type { Database, Migration } from '#platform/database/database.ts'
import type { ApiKey } from '../api-key.ts'
import type { KeyRows } from '../ports.ts'

export const apiKeyMigrations: readonly Migration[] = [
  {
    name: '0091 integrations: API keys',
    statements: [
      'create schema integrations',
      `create table integrations.api_key (
        id uuid primary key,
        key_hash text not null unique,
        name text not null,
        hint text not null,
        scopes text[] not null,
        created_by text not null,
        created_at timestamptz not null,
        ends_on date,
        last_used_at timestamptz,
        revoked_at timestamptz
      )`,
    ],
  },
]

const columns = `id, name, hint, scopes, created_by as "createdBy", created_at as "createdAt",
  ends_on::text as "endsOn", last_used_at as "lastUsedAt", revoked_at as "revokedAt"`

/** Quick on purpose: 256 random bits can't be guessed from it. */
const hashOf = (key: string) => hash('sha256', key, 'base64url')

/** Read anew for each call, and never from a cache: a key that is revoked is over in every instance (D-270). */
export function apiKeysInDatabase(database: Database): KeyRows {
  const add = database.statement<never>(
    'add-api-key',
    `insert into integrations.api_key (id, key_hash, name, hint, scopes, created_by, created_at, ends_on)
     values ($1, $2, $3, $4, $5::text[], $6, $7, $8::text::date)`,
  )
  const all = database.statement<ApiKey>(
    'all-api-keys',
    `select ${columns} from integrations.api_key order by created_at desc, id desc`,
  )
  const find = database.statement<ApiKey>(
    'find-api-key',
    `select ${columns} from integrations.api_key where key_hash = $1`,
  )
  const revoke = database.statement<ApiKey>(
    'revoke-api-key',
    `update integrations.api_key set revoked_at = coalesce(revoked_at, $2) where id = $1 returning ${columns}`,
  )
  const recordUse = database.effect(
    'record-api-key-use',
    'update integrations.api_key set last_used_at = $2 where id = $1',
  )
  return {
    async add({ id, name, hint, scopes, createdBy, createdAt, endsOn }, key) {
      await add(id, hashOf(key), name, hint, [...scopes], createdBy, createdAt, endsOn)
    },
    all: () => all(),
    find: async key => (await find(hashOf(key)))[0],
    revoke: async (id, at) => (await revoke(id, at))[0],
    recordUse,
  }
}
