import { defineEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { MemberDevices } from '../ports.ts'

/** A hash that no browser has, for members from before browsers were stored. */
const beforeAll = ''

const keptMs = 180 * 24 * 60 * 60 * 1000

export const MemberDeviceTable = defineEntity({
  name: 'MemberDevice',
  tableName: 'identity.member_device',
  properties: {
    memberId: p.uuid().primary(),
    keyHash: p.text().primary(),
    name: p.text(),
    firstSeenAt: p.datetime(),
    lastSeenAt: p.datetime(),
    expiresAt: p.datetime().index('member_device_by_expiry'),
  },
})

/** A member's last one stays. Otherwise, the next would count as the first. */
export const expiredMemberDevices = {
  name: 'drop-member-devices',
  table: 'identity.member_device',
  expired: `r.expires_at < $1::timestamptz and exists (
    select from identity.member_device later
    where later.member_id = r.member_id and (later.last_seen_at, later.key_hash) > (r.last_seen_at, r.key_hash))`,
}

export function memberDevicesInDatabase(database: Database): MemberDevices {
  const add = database.statement<{ isFirst: boolean; wasHereBefore: boolean }>(
    'add-member-device',
    `with before as (
       select count(*) = 0 as "isFirst",
         coalesce(bool_or(key_hash = '${beforeAll}' and expires_at > $4::timestamptz), false) as "wasHereBefore"
       from identity.member_device where member_id = $1
     ), added as (
       insert into identity.member_device as d (member_id, key_hash, name, first_seen_at, last_seen_at, expires_at)
       select id, $2, $3, $4::timestamptz, $4::timestamptz, $4::timestamptz + interval '180 days'
       from identity.member where id = $1
       on conflict (member_id, key_hash) do update set name = excluded.name, first_seen_at = excluded.first_seen_at,
         last_seen_at = excluded.last_seen_at, expires_at = excluded.expires_at
       where d.expires_at <= $4::timestamptz
       returning key_hash
     )
     select before.* from before, added`,
  )
  const newestFirst = (memberId: string, offset = 0) => {
    const orderBy = { lastSeenAt: 'desc', keyHash: 'asc' } as const
    const where = { memberId, keyHash: { $ne: beforeAll } }
    return database.em().find(MemberDeviceTable, where, { orderBy, offset })
  }
  return {
    async seeAgain(memberId, { keyHash, name, at }) {
      const known = { memberId, keyHash, expiresAt: { $gt: at } }
      const seen = { name, lastSeenAt: at, expiresAt: new Date(at.getTime() + keptMs) }
      return (await database.em().nativeUpdate(MemberDeviceTable, known, seen)) > 0
    },
    async add(memberId, { keyHash, name, at }, most) {
      const [added] = await add(memberId, keyHash, name, at)
      const oldest = added ? await newestFirst(memberId, most) : []
      const hashes = oldest.map(device => device.keyHash)
      if (hashes.length > 0)
        await database.em().nativeDelete(MemberDeviceTable, { memberId, keyHash: { $in: hashes } })
      return added
    },
    async of(memberId) {
      const found = await newestFirst(memberId)
      return found.map(({ name, firstSeenAt, lastSeenAt }) => ({ name, firstSeenAt, lastSeenAt }))
    },
  }
}
