import { defineEntity, type InferEntity, LockMode, p } from '@mikro-orm/core'
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
      // Who enrolled those that there are is not known: they are enrolled again by the next opening.
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

export const StaffTable = defineEntity({
  name: 'Staff',
  tableName: 'identity.staff',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    role: p.text().$type<StaffPerson['role']>(),
    codeLookup: p.text().unique('staff_code_lookup_key'),
    codeHash: p.text(),
    isActive: p.boolean(),
    createdAt: p.datetime(),
    grantsFrom: p.datetime().defaultRaw("'-infinity'::timestamp with time zone"),
    closedAt: p.datetime().strictNullable(),
  },
})

export const DeviceTable = defineEntity({
  name: 'Device',
  tableName: 'identity.device',
  properties: {
    keyHash: p.text().primary(),
    staffId: p.uuid().primary().index('device_by_person'),
    expiresAt: p.datetime().index('device_by_expiry'),
  },
})

export const StaffNetworkTable = defineEntity({
  name: 'StaffNetwork',
  tableName: 'identity.staff_network',
  properties: {
    network: p.text().primary(),
    expiresAt: p.datetime().index('staff_network_by_expiry'),
  },
})

type StaffRow = InferEntity<typeof StaffTable>

const asMember = ({ id, name, role, isActive, closedAt, createdAt }: StaffRow): StaffMember => ({
  ...{ id, name, role, createdAt },
  isActive: isActive && closedAt === null,
})

const current = { isActive: true, closedAt: null }

export function staffCodesInDatabase(database: Database, cache: Cache): StaffCodes {
  return { ...reading(database), ...changing(database, cache) }
}

const reading = (database: Database): Pick<StaffCodes, 'find' | 'count' | 'first' | 'all'> => ({
  async find(lookups) {
    const found = await database.em().findOne(StaffTable, { codeLookup: [...lookups], ...current })
    return found ? { id: found.id, name: found.name, role: found.role, codeHash: found.codeHash } : undefined
  },
  count: role => database.em().count(StaffTable, { role, ...current }),
  async first() {
    const order = { createdAt: 'asc', id: 'asc' } as const
    const [first] = await database.em().find(StaffTable, {}, { orderBy: order, limit: 1 })
    return first && { id: first.id, isClosed: first.closedAt !== null, codeHash: first.codeHash }
  },
  async all() {
    const order = { isActive: 'desc', name: 'asc', id: 'asc' } as const
    return (await database.em().find(StaffTable, {}, { orderBy: order })).map(asMember)
  },
})

function changing(
  database: Database,
  cache: Cache,
): Pick<StaffCodes, 'add' | 'close' | 'change' | 'replaceCode'> {
  // Also should this owner be gone again before the link is too old.
  const endFirstLinks = database.statement<never>(
    'end-first-sign-in-links',
    'update identity.sign_in_link set used_at = $1 where staff_id is null and used_at is null',
  )
  const update = async (id: string, change: Partial<StaffRow>) => {
    const em = database.em()
    await em.nativeUpdate(StaffTable, { id }, change)
    const changed = await em.findOne(StaffTable, { id })
    return changed ? asMember(changed) : undefined
  }
  return {
    async add({ id, name, role, lookup, codeHash, at }) {
      const row = { id, name, role, codeLookup: lookup, codeHash, isActive: true, createdAt: at }
      await database.em().insert(StaffTable, row).catch(asCodeTaken)
      if (role === 'owner') await endFirstLinks(at)
    },
    async close(id, at) {
      await database.em().nativeUpdate(StaffTable, { id }, { closedAt: at })
      if (at) await database.em().nativeDelete(DeviceTable, { staffId: id })
      cache.invalidate('staff', id)
    },
    async change(id, { name, role, isActive }) {
      // Two owners who deactivate each other at once wait for each other here; the second then is the last one.
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const
      const owners = await database.em().find(StaffTable, { role: 'owner', ...current }, lock)
      const stays = role === 'owner' && isActive
      if (!stays && owners.length === 1 && owners[0]?.id === id) throw new LastOwner()
      cache.invalidate('staff', id)
      if (!isActive) await database.em().nativeDelete(DeviceTable, { staffId: id })
      return update(id, { name, role, isActive })
    },
    replaceCode(id, { lookup, codeHash, at }) {
      cache.invalidate('staff', id)
      const code = { codeLookup: lookup, codeHash, grantsFrom: at, closedAt: null }
      return update(id, code).catch(asCodeTaken)
    },
  }
}

function asCodeTaken(error: unknown): never {
  throw brokenConstraint(error) === 'staff_code_lookup_key' ? new CodeTaken() : error
}

/** Who a grant is for today: with the name and role of now, or nothing when it no longer holds. */
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

const dayMs = 86_400_000
const daysFrom = (at: Date, days: number) => new Date(at.getTime() + days * dayMs)

export function devicesInDatabase(database: Database, now: () => Date): Devices {
  const isThere = async (keyHash: string, whose = {}) =>
    (await database.em().count(DeviceTable, { keyHash, ...whose, expiresAt: { $gt: now() } })) > 0
  return {
    isStaffNetwork: async network =>
      (await database.em().count(StaffNetworkTable, { network, expiresAt: { $gt: now() } })) > 0,
    async enrollNetwork(network) {
      await database.em().upsert(StaffNetworkTable, { network, expiresAt: daysFrom(now(), 30) })
    },
    isEnrolled: keyHash => isThere(keyHash),
    isEnrolledBy: (keyHash, staffId) => isThere(keyHash, { staffId }),
    async enroll(keyHash, staffId) {
      await database.em().upsert(DeviceTable, { keyHash, staffId, expiresAt: daysFrom(now(), 180) })
    },
  }
}
