import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import type { SessionData, SessionStore } from '#platform/http/session/session.ts'

export const SessionTable = defineEntity({
  name: 'Session',
  tableName: 'identity.session',
  properties: {
    keyHash: p.text().primary(),
    memberId: p.uuid().strictNullable().index('session_by_member'),
    data: p.json<SessionData>(),
    expiresAt: p.datetime().index('session_by_expiry'),
    endedAt: p.datetime().strictNullable(),
  },
})

interface Sessions {
  /** Signs a member out everywhere, including requests in progress. */
  endAllOf(memberId: string, at: Date): Promise<void>
}

/** `removePushDevices`: a browser that was signed out from elsewhere must show no news about the member. */
export function sessionsInDatabase(
  database: Database,
  cache: Cache,
  now: () => Date,
  removePushDevices: (memberId: string) => Promise<void>,
): SessionStore & Sessions {
  return { ...ofBrowser(database, cache, now), ...ofMember(database, cache, now, removePushDevices) }
}

function ofBrowser(
  database: Database,
  cache: Cache,
  now: () => Date,
): Pick<SessionStore & Sessions, 'find' | 'isOpen' | 'begin' | 'change' | 'end'> {
  const find = database.statement<{ data: SessionData; expires_at: Date }>(
    'find-session',
    'select data, expires_at from identity.session where key_hash = $1 and ended_at is null',
  )
  const isOpen = database.statement<never>(
    'is-session-open',
    'select from identity.session where key_hash = $1 and ended_at is null and expires_at > $2',
  )
  const begin = database.statement<never>(
    'begin-session',
    `insert into identity.session (key_hash, member_id, data, expires_at)
     select $1, $2::uuid, $3::jsonb, $4::timestamptz
     where $2::uuid is null or exists (select from identity.member where id = $2::uuid for share)
     on conflict (key_hash) do update set member_id = excluded.member_id, data = excluded.data, expires_at = excluded.expires_at
     where session.ended_at is null`,
  )
  const change = database.statement<{ key_hash: string }>(
    'change-session',
    `update identity.session set member_id = $2::uuid, data = $3::jsonb, expires_at = $4::timestamptz
     where key_hash = $1 and ended_at is null returning key_hash`,
  )
  // Kept for a day, longer than any request that started before it.
  const end = database.statement<{ key_hash: string }>(
    'end-session',
    `update identity.session set ended_at = $2::timestamptz, data = '{}',
       expires_at = least(expires_at, $2::timestamptz + interval '1 day')
     where key_hash = $1 and ended_at is null returning key_hash`,
  )
  const sessions = cache.readThrough('session', async keyHash => (await find(keyHash))[0])
  const living = (session: { data: SessionData; expires_at: Date } | undefined) =>
    session && session.expires_at > now() ? session.data : undefined
  return {
    find: async keyHash => living(await sessions.get(keyHash)),
    isOpen: async keyHash => (await isOpen(keyHash, now())).length > 0,
    async begin(keyHash, data, expiresAt) {
      await begin(keyHash, data.memberId ?? null, JSON.stringify(data), expiresAt)
      cache.invalidate('session', keyHash)
    },
    async change(keyHash, data, expiresAt) {
      const changed = await change(keyHash, data.memberId ?? null, JSON.stringify(data), expiresAt)
      cache.invalidate('session', keyHash)
      return changed.length > 0
    },
    async end(keyHash) {
      const ended = await end(keyHash, now())
      cache.invalidate('session', keyHash)
      return ended.length > 0
    },
  }
}

function ofMember(
  database: Database,
  cache: Cache,
  now: () => Date,
  removePushDevices: (memberId: string) => Promise<void>,
): Pick<SessionStore & Sessions, 'countOthers' | 'endOthers' | 'endAllOf'> {
  const endOthers = database.statement<{ key_hash: string }>(
    'end-other-sessions',
    `update identity.session set ended_at = $3, data = '{}'
     where member_id = $1 and key_hash <> $2 and ended_at is null and expires_at > $3 returning key_hash`,
  )
  // The row stays: otherwise a request in progress would save its session again at its end.
  const endAll = database.statement<{ key_hash: string }>(
    'end-sessions-of-member',
    `update identity.session set ended_at = $2, data = '{}' where member_id = $1 and ended_at is null
     returning key_hash`,
  )
  return {
    countOthers: (memberId, keyHash) =>
      database.em().count(SessionTable, {
        ...{ memberId, keyHash: { $ne: keyHash } },
        ...{ endedAt: null, expiresAt: { $gt: now() } },
      }),
    async endOthers(memberId, keyHash) {
      const ended = await endOthers(memberId, keyHash, now())
      for (const { key_hash } of ended) cache.invalidate('session', key_hash)
      await removePushDevices(memberId)
      return ended.length
    },
    async endAllOf(memberId, at) {
      for (const { key_hash } of await endAll(memberId, at)) cache.invalidate('session', key_hash)
      await removePushDevices(memberId)
    },
  }
}

export const expiredSessions = {
  name: 'drop-sessions',
  table: 'identity.session',
  expired: 'expires_at < $1::timestamptz',
}
