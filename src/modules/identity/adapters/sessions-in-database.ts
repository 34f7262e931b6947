import { defineEntity, type EntityData, type InferEntity, p, raw } from '@mikro-orm/core'
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

type Row = InferEntity<typeof SessionTable>

interface Sessions {
  /** Signs a member out everywhere, including requests in progress. */
  endAllOf(memberId: string, at: Date): Promise<void>
  /** When each of the member’s sessions expires. */
  of(memberId: string): Promise<readonly { readonly expiresAt: Date }[]>
  removeAllOf(memberIds: readonly string[]): Promise<void>
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

const dayMs = 86_400_000

function ofBrowser(
  database: Database,
  cache: Cache,
  now: () => Date,
): Pick<SessionStore, 'find' | 'isOpen' | 'begin' | 'change' | 'end'> {
  const find = database.statement<{ data: SessionData; expires_at: Date }>(
    'find-session',
    'select data, expires_at from identity.session where key_hash = $1 and ended_at is null',
  )
  const begin = database.statement<never>(
    'begin-session',
    `insert into identity.session (key_hash, member_id, data, expires_at)
     select $1, $2::uuid, $3::jsonb, $4::timestamptz
     where $2::uuid is null or exists (
       select from identity.member
       where id = $2::uuid and (grants_from is null or grants_from <= $5::timestamptz) for share
     )
     on conflict (key_hash) do update set member_id = excluded.member_id, data = excluded.data, expires_at = excluded.expires_at
     where session.ended_at is null`,
  )
  const change = async (keyHash: string, changes: EntityData<Row>) => {
    const changed = await database.em().nativeUpdate(SessionTable, { keyHash, endedAt: null }, changes)
    cache.invalidate('session', keyHash)
    return changed > 0
  }
  const sessions = cache.readThrough('session', async keyHash => (await find(keyHash))[0])
  const living = (session: { data: SessionData; expires_at: Date } | undefined) =>
    session && session.expires_at > now() ? session.data : undefined
  return {
    find: async keyHash => living(await sessions.get(keyHash)),
    isOpen: async keyHash =>
      (await database.em().count(SessionTable, { keyHash, endedAt: null, expiresAt: { $gt: now() } })) > 0,
    async begin(keyHash, data, expiresAt, provedAt) {
      await begin(keyHash, data.memberId ?? null, JSON.stringify(data), expiresAt, provedAt)
      cache.invalidate('session', keyHash)
    },
    change: (keyHash, data, expiresAt) =>
      change(keyHash, { memberId: data.memberId ?? null, data, expiresAt }),
    end(keyHash) {
      // Kept for a day, longer than any request that started before it.
      const expiresAt = raw('least(expires_at, ?)', [new Date(now().getTime() + dayMs)])
      return change(keyHash, { endedAt: now(), data: {}, expiresAt })
    },
  }
}

function ofMember(
  database: Database,
  cache: Cache,
  now: () => Date,
  removePushDevices: (memberId: string) => Promise<void>,
): Pick<SessionStore, 'countOthers' | 'endOthers'> & Sessions {
  const invalidate = (sessions: readonly { readonly keyHash: string }[]) => {
    for (const { keyHash } of sessions) cache.invalidate('session', keyHash)
    return sessions.length
  }
  // The row stays: otherwise a request in progress would save its session again at its end.
  const end = async (where: object, endedAt: Date) => {
    const update = database.em().qb(SessionTable).update({ endedAt, data: {} })
    return invalidate(
      await update
        .where({ endedAt: null, ...where })
        .returning('keyHash')
        .execute('all'),
    )
  }
  const others = (memberId: string, keyHash: string) => ({ memberId, keyHash: { $ne: keyHash } })
  const current = () => ({ expiresAt: { $gt: now() } })
  return {
    countOthers: (memberId, keyHash) =>
      database.em().count(SessionTable, { ...others(memberId, keyHash), ...current(), endedAt: null }),
    async endOthers(memberId, keyHash) {
      const ended = await end({ ...others(memberId, keyHash), ...current() }, now())
      await removePushDevices(memberId)
      return ended
    },
    async endAllOf(memberId, at) {
      await end({ memberId }, at)
      await removePushDevices(memberId)
    },
    async of(memberId) {
      const found = await database.em().find(SessionTable, { memberId }, { orderBy: { expiresAt: 'asc' } })
      return found.map(({ expiresAt }) => ({ expiresAt }))
    },
    async removeAllOf(memberIds) {
      const theirs = { memberId: { $in: [...memberIds] } }
      const found = await database.em().find(SessionTable, theirs)
      await database.em().nativeDelete(SessionTable, theirs)
      invalidate(found)
    },
  }
}

export const expiredSessions = {
  name: 'drop-sessions',
  table: 'identity.session',
  expired: 'expires_at < $1::timestamptz',
}
