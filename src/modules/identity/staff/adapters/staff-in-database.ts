import { defineEntity, type InferEntity, LockMode, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database, Table } from '#platform/database/database.ts'
import { brokenConstraint } from '#platform/database/database-errors.ts'
import type { StaffGrant } from '#platform/http/route/route.ts'
import type { Devices } from '#platform/http/session/devices.ts'
import type { StaffChange, StaffCodes, StaffMember } from '../ports.ts'
import { CodeTaken, LastOwner } from '../refusals.ts'
import { SignInLinkTable } from './sign-in-links-in-database.ts'

const StaffTable = defineEntity({
  name: 'Staff',
  tableName: 'identity.staff',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    role: p.text().$type<StaffGrant['role']>(),
    codeLookup: p.text().unique('staff_code_lookup_key'),
    codeHash: p.text(),
    isActive: p.boolean(),
    createdAt: p.datetime(),
    // Only statements read it: '-infinity' is no date in JavaScript.
    grantsFrom: p.datetime().defaultRaw("'-infinity'").lazy(),
    closedAt: p.datetime().strictNullable(),
  },
})

const DeviceTable = defineEntity({
  name: 'Device',
  tableName: 'identity.device',
  properties: {
    keyHash: p.text().primary(),
    staffId: p.uuid().primary().index('device_by_person'),
    expiresAt: p.datetime().index('device_by_expiry'),
  },
})

const StaffNetworkTable = defineEntity({
  name: 'StaffNetwork',
  tableName: 'identity.staff_network',
  properties: {
    network: p.text().primary(),
    expiresAt: p.datetime().index('staff_network_by_expiry'),
  },
})

export const staffTables: readonly Table[] = [StaffTable, DeviceTable, StaffNetworkTable, SignInLinkTable]

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

const working = { isActive: true, closedAt: null }

const asShown = ({ id, name, role, isActive, closedAt, createdAt }: InferEntity<typeof StaffTable>) => ({
  ...{ id, name, role, createdAt },
  isActive: isActive && !closedAt,
})

export function staffCodesInDatabase(database: Database, cache: Cache): StaffCodes {
  return { ...reading(database), ...changing(database, cache) }
}

const reading = (database: Database): Pick<StaffCodes, 'find' | 'count' | 'first' | 'all'> => ({
  find: async lookups =>
    (await database.em().findOne(StaffTable, { codeLookup: { $in: [...lookups] }, ...working })) ?? undefined,
  count: role => database.em().count(StaffTable, { role, ...working }),
  async first() {
    const [first] = await database
      .em()
      .find(StaffTable, {}, { orderBy: { createdAt: 'asc', id: 'asc' }, limit: 1 })
    return first && { id: first.id, isClosed: first.closedAt !== null, codeHash: first.codeHash }
  },
  async all() {
    const orderBy = { isActive: 'desc', name: 'asc', id: 'asc' } as const
    return (await database.em().find(StaffTable, {}, { orderBy })).map(asShown)
  },
})

function changing(
  database: Database,
  cache: Cache,
): Pick<StaffCodes, 'add' | 'close' | 'change' | 'replaceCode'> {
  // Two owners who deactivate each other at once wait here; the second is then the last one.
  const lockOwners = () => {
    const locked = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE } as const
    return database.em().find(StaffTable, { role: 'owner', ...working }, locked)
  }
  const endDevices = (staffId: string) => database.em().nativeDelete(DeviceTable, { staffId })
  const changed = async (
    id: string,
    changes: Partial<InferEntity<typeof StaffTable>> | StaffChange,
  ): Promise<StaffMember | undefined> => {
    const em = database.em()
    await em.nativeUpdate(StaffTable, { id }, { id, ...changes }).catch(asCodeTaken)
    const person = await em.findOne(StaffTable, { id })
    return person ? asShown(person) : undefined
  }
  return {
    async add({ id, name, role, lookup: codeLookup, codeHash, at }) {
      const em = database.em()
      const person = { id, name, role, codeLookup, codeHash, isActive: true, createdAt: at }
      await em.insert(StaffTable, person).catch(asCodeTaken)
      // Even if this owner is removed before the link expires.
      if (role === 'owner')
        await em.nativeUpdate(SignInLinkTable, { staffId: null, usedAt: null }, { usedAt: at })
    },
    async close(id, closedAt) {
      await database.em().nativeUpdate(StaffTable, { id }, { closedAt })
      if (closedAt) await endDevices(id)
      cache.invalidate('staff', id)
    },
    change: (id, change) =>
      database.inTransaction(async () => {
        const owners = await lockOwners()
        const stays = (change.role ?? 'owner') === 'owner' && change.isActive !== false
        if (!stays && owners.length === 1 && owners[0]?.id === id) throw new LastOwner()
        cache.invalidate('staff', id)
        if (change.isActive === false) await endDevices(id)
        return changed(id, change)
      }),
    async replaceCode(id, { lookup: codeLookup, codeHash, at: grantsFrom }) {
      cache.invalidate('staff', id)
      return changed(id, { codeLookup, codeHash, grantsFrom, closedAt: null })
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

const dayMs = 24 * 60 * 60 * 1000

export function devicesInDatabase(database: Database, now: () => Date): Devices {
  const inDays = (days: number) => new Date(now().getTime() + days * dayMs)
  const current = () => ({ expiresAt: { $gt: now() } })
  return {
    isStaffNetwork: async network =>
      (await database.em().count(StaffNetworkTable, { network, ...current() })) > 0,
    async enrollNetwork(network) {
      await database.em().upsert(StaffNetworkTable, { network, expiresAt: inDays(30) })
    },
    isEnrolled: async keyHash => (await database.em().count(DeviceTable, { keyHash, ...current() })) > 0,
    isEnrolledBy: async (keyHash, staffId) =>
      (await database.em().count(DeviceTable, { keyHash, staffId, ...current() })) > 0,
    async enroll(keyHash, staffId) {
      await database.em().upsert(DeviceTable, { keyHash, staffId, expiresAt: inDays(180) })
    },
  }
}
