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
  {
    name: '0098 integrations: limits of API keys',
    statements: [
      `alter table integrations.api_key
        add column points_per_hour integer not null default 10000,
        add column points_per_day integer not null default 50000,
        add column limited_at timestamptz`,
    ],
  },
]

const columns = `id, name, hint, scopes, created_by as "createdBy", created_at as "createdAt",
  points_per_hour as "pointsPerHour", points_per_day as "pointsPerDay", limited_at as "limitedAt",
  ends_on::text as "endsOn", last_used_at as "lastUsedAt", revoked_at as "revokedAt"`

/** Quick on purpose: 256 random bits can't be guessed from it. */
const hashOf = (key: string) => hash('sha256', key, 'base64url')

/** Read anew for each call, and never from a cache: a key that is revoked is over in every instance (D-270). */
export function apiKeysInDatabase(database: Database): KeyRows {
  const add = database.statement<never>(
    'add-api-key',
    `insert into integrations.api_key
       (id, key_hash, name, hint, scopes, created_by, created_at, ends_on, points_per_hour, points_per_day)
     values ($1, $2, $3, $4, $5::text[], $6, $7, $8::text::date, $9, $10)`,
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
  const recordLimit = database.effect(
    'record-api-key-limit',
    'update integrations.api_key set limited_at = $2 where id = $1',
  )
  return {
    async add({ id, scopes, pointsPerHour, pointsPerDay, ...row }, key) {
      const { name, hint, createdBy, createdAt, endsOn } = row
      const about = [name, hint, [...scopes], createdBy, createdAt, endsOn]
      await add(id, hashOf(key), ...about, pointsPerHour, pointsPerDay)
    },
    all: () => all(),
    find: async key => (await find(hashOf(key)))[0],
    revoke: async (id, at) => (await revoke(id, at))[0],
    recordUse,
    recordLimit,
  }
}
