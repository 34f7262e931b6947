import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import { brokenConstraint } from '#platform/database/database-errors.ts'
import type { StaffGrant } from '#platform/http/route/route.ts'
import type { Devices } from '#platform/http/session/devices.ts'
import type { StaffCodes, StaffMember, StaffPerson } from '../ports.ts'
import { CodeTaken, LastOwner } from '../refusals.ts'

export const staffMigrations: readonly Migration[] = [
  {
    name: '0010 identity: enrolled devices, grants that can be taken back',
    statements: [
      `create table identity.device (
        key_hash text primary key,
        expires_at timestamptz not null
      )`,
      'create index device_by_expiry on identity.device (expires_at)',
      "alter table identity.staff add column grants_from timestamptz not null default '-infinity'",
    ],
  },
  {
    name: '0050 identity: whose devices are enrolled',
    statements: [
      // Nobody knows who enrolled the existing devices: they are enrolled again on the next visit.
      'drop table identity.device',
      `create table identity.device (
        key_hash text,
        staff_id uuid,
        expires_at timestamptz not null,
        primary key (key_hash, staff_id)
      )`,
      'create index device_by_expiry on identity.device (expires_at)',
      'create index device_by_person on identity.device (staff_id)',
    ],
  },
  {
    name: '0101 identity: networks of the staff',
    statements: [
      `create table identity.staff_network (
        network text primary key,
        expires_at timestamptz not null
      )`,
      'create index staff_network_by_expiry on identity.staff_network (expires_at)',
    ],
  },
]

export const expiredDevices = {
  name: 'drop-devices',
  table: 'identity.device',
  expired: 'expires_at < $1::timestamptz',
}

export const expiredStaffNetworks = {
  name: 'drop-staff-networks',
  table: 'identity.staff_network',
  expired: 'expires_at < $1::timestamptz',
}

const shownColumns =
  'id, name, role, is_active and closed_at is null as "isActive", created_at as "createdAt"'

export function staffCodesInDatabase(database: Database, cache: Cache): StaffCodes {
  return { ...reading(database), ...changing(database, cache) }
}

function reading(database: Database): Pick<StaffCodes, 'find' | 'count' | 'first' | 'all'> {
  const find = database.statement<StaffPerson & { codeHash: string }>(
    'find-staff-code',
    `select id, name, role, code_hash as "codeHash" from identity.staff
     where code_lookup = any($1::text[]) and is_active and closed_at is null`,
  )
  const count = database.statement<{ count: number }>(
    'count-staff',
    'select count(*)::int as count from identity.staff where role = $1 and is_active and closed_at is null',
  )
  const first = database.statement<{ id: string; isClosed: boolean; codeHash: string }>(
    'first-staff',
    `select id, closed_at is not null as "isClosed", code_hash as "codeHash" from identity.staff order by created_at, id limit 1`,
  )
  const all = database.statement<StaffMember>(
    'all-staff',
    `select ${shownColumns} from identity.staff order by is_active desc, name, id`,
  )
  return {
    find: async lookups => (await find(lookups))[0],
    count: async role => (await count(role))[0]?.count ?? 0,
    first: async () => (await first())[0],
    all: () => all(),
  }
}

function changing(
  database: Database,
  cache: Cache,
): Pick<StaffCodes, 'add' | 'close' | 'change' | 'replaceCode'> {
  const add = database.statement<never>(
    'add-staff',
    `insert into identity.staff (id, name, role, code_lookup, code_hash, is_active, created_at)
     values ($1, $2, $3, $4, $5, true, $6)`,
  )
  const close = database.statement<never>(
    'close-staff-code',
    'update identity.staff set closed_at = $2 where id = $1',
  )
  // Two owners who deactivate each other at once wait here; the second is then the last one.
  const lockOwners = database.statement<{ id: string }>(
    'lock-owners',
    "select id from identity.staff where role = 'owner' and is_active and closed_at is null order by id for update",
  )
  const change = database.statement<StaffMember>(
    'change-staff',
    `update identity.staff set name = $2, role = $3, is_active = $4 where id = $1 returning ${shownColumns}`,
  )
  const deleteDevices = database.statement<never>(
    'forget-devices',
    'delete from identity.device where staff_id = $1',
  )
  // Even if this owner is removed before the link expires.
  const endFirstLinks = database.statement<never>(
    'end-first-sign-in-links',
    'update identity.sign_in_link set used_at = $1 where staff_id is null and used_at is null',
  )
  const replaceCode = database.statement<StaffMember>(
    'replace-staff-code',
    `update identity.staff set code_lookup = $2, code_hash = $3, grants_from = $4, closed_at = null where id = $1
     returning ${shownColumns}`,
  )
  return {
    async add({ id, name, role, lookup, codeHash, at }) {
      await add(id, name, role, lookup, codeHash, at).catch(asCodeTaken)
      if (role === 'owner') await endFirstLinks(at)
    },
    async close(id, at) {
      await close(id, at)
      if (at) await deleteDevices(id)
      cache.invalidate('staff', id)
    },
    async change(id, { name, role, isActive }) {
      const owners = await lockOwners()
      const stays = role === 'owner' && isActive
      if (!stays && owners.length === 1 && owners[0]?.id === id) throw new LastOwner()
      cache.invalidate('staff', id)
      if (!isActive) await deleteDevices(id)
      return (await change(id, name, role, isActive))[0]
    },
    async replaceCode(id, { lookup, codeHash, at }) {
      cache.invalidate('staff', id)
      return (await replaceCode(id, lookup, codeHash, at).catch(asCodeTaken))[0]
    },
  }
}

function asCodeTaken(error: unknown): never {
  throw brokenConstraint(error) === 'staff_code_lookup_key' ? new CodeTaken() : error
}

/** A grant's current person, with the current name and role, or undefined if it is no longer valid. */
export function staffTodayInDatabase(database: Database, cache: Cache) {
  const find = database.statement<{ name: string; role: StaffGrant['role']; grantsFrom: Date | null }>(
    'staff-today',
    `select name, role, nullif(grants_from, '-infinity') as "grantsFrom" from identity.staff
     where id = $1 and is_active and closed_at is null
     union all
     select trim(first_name || ' ' || last_name), staff_role, grants_from from identity.member
     where id = $1 and staff_role is not null and closed_at is null`,
  )
  const people = cache.readThrough('staff', async staffId => (await find(staffId))[0])
  return async (staffId: string, grantedAt: Date): Promise<StaffGrant | undefined> => {
    const person = await people.get(staffId)
    if (!person || (person.grantsFrom && grantedAt < person.grantsFrom)) return undefined
    return { staffId, name: person.name, role: person.role }
  }
}

export function devicesInDatabase(database: Database, now: () => Date): Devices {
  const find = database.statement<never>(
    'find-device',
    'select from identity.device where key_hash = $1 and expires_at > $2 limit 1',
  )
  const findBy = database.statement<never>(
    'find-device-of',
    'select from identity.device where key_hash = $1 and staff_id = $2 and expires_at > $3',
  )
  const add = database.statement<never>(
    'enroll-device',
    `insert into identity.device (key_hash, staff_id, expires_at)
     values ($1, $2, $3::timestamptz + interval '180 days')
     on conflict (key_hash, staff_id) do update set expires_at = excluded.expires_at`,
  )
  const findNetwork = database.statement<never>(
    'find-staff-network',
    'select from identity.staff_network where network = $1 and expires_at > $2',
  )
  const addNetwork = database.statement<never>(
    'enroll-staff-network',
    `insert into identity.staff_network (network, expires_at) values ($1, $2::timestamptz + interval '30 days')
     on conflict (network) do update set expires_at = excluded.expires_at`,
  )
  return {
    isStaffNetwork: async network => (await findNetwork(network, now())).length > 0,
    async enrollNetwork(network) {
      await addNetwork(network, now())
    },
    isEnrolled: async keyHash => (await find(keyHash, now())).length > 0,
    isEnrolledBy: async (keyHash, staffId) => (await findBy(keyHash, staffId, now())).length > 0,
    async enroll(keyHash, staffId) {
      await add(keyHash, staffId, now())
    },
  }
}
