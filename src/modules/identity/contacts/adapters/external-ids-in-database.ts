import { defineEntity, p } from '@mikro-orm/core'
import type { Database, Migration } from '#platform/database/database.ts'
import { brokenConstraint } from '#platform/database/database-errors.ts'
import { insertMany } from '#platform/database/insert-many.ts'
import type { IdentifiedHolder, NamedMember, StoredContacts } from '../ports.ts'
import { ExternalIdTaken } from '../refusals.ts'

export const externalIdMigration: Migration = {
  name: '0113 identity: what other systems call members',
  statements: [
    `create table identity.external_id (
      value text constraint external_id_taken primary key,
      member_id uuid not null references identity.member (id) on delete cascade,
      created_at timestamptz not null
    )`,
    'create index external_id_by_member on identity.external_id (member_id)',
  ],
}

/** Members' ids in registers or other systems. */
export const ExternalIdTable = defineEntity({
  name: 'ExternalId',
  tableName: 'identity.external_id',
  properties: {
    value: p.text().primary(),
    memberId: p.uuid().index('external_id_by_member'),
    createdAt: p.datetime(),
  },
})

export function externalIdsInDatabase(
  database: Database,
): Pick<
  StoredContacts,
  'addExternalId' | 'addExternalIds' | 'removeExternalIds' | 'externalIdsOf' | 'byExternalIds'
> {
  const holders = database.statement<NamedMember & IdentifiedHolder>(
    'holders-of-external-ids',
    `select x.value as "externalId", m.id as "memberId", trim(m.first_name || ' ' || m.last_name) as name,
       coalesce(m.date_of_birth::text, m.birthday) as birthday, m.role = 'staff' as "isStaff"
     from identity.external_id x join identity.member m on m.id = x.member_id where x.value = any($1::text[])`,
  )
  const properties = ['value', 'memberId', 'createdAt'] as const
  const addAll = insertMany(database, 'identity.external_id', properties, 'on conflict do nothing')
  return {
    async addExternalId(memberId, value, createdAt) {
      const insert = database.em().insert(ExternalIdTable, { value, memberId, createdAt })
      await insert.catch(error => {
        throw brokenConstraint(error) === 'external_id_taken' ? new ExternalIdTaken() : error
      })
    },
    addExternalIds: (named, createdAt) =>
      addAll(named.map(({ memberId, externalId: value }) => ({ value, memberId, createdAt }))),
    async removeExternalIds(named) {
      const each = named.map(({ memberId, externalId: value }) => ({ memberId, value }))
      if (each.length > 0) await database.em().nativeDelete(ExternalIdTable, { $or: each })
    },
    async externalIdsOf(memberId) {
      const found = await database.em().find(ExternalIdTable, { memberId }, { orderBy: { value: 'asc' } })
      return found.map(({ value }) => value)
    },
    byExternalIds: async externalIds => (externalIds.length > 0 ? holders(externalIds) : []),
  }
}
