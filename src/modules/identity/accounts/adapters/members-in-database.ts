import { defineEntity, LockMode, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import { columnsOf } from '#platform/database/columns.ts'
import type { Database } from '#platform/database/database.ts'
import { brokenConstraint } from '#platform/database/database-errors.ts'
import type { StaffRole } from '#platform/kernel/access/roles.ts'
import type { Account } from '../members.ts'
import type { Members } from '../ports.ts'
import { EmailTaken } from '../refusals.ts'

export const MemberTable = defineEntity({
  name: 'Member',
  tableName: 'identity.member',
  properties: {
    id: p.uuid().primary(),
    email: p.text().strictNullable().unique('email_taken'),
    passwordHash: p.text().strictNullable(),
    firstName: p.text(),
    lastName: p.text(),
    dateOfBirth: p.date().strictNullable(),
    birthday: p.text().nullable(),
    staffRole: p.text().$type<StaffRole>().strictNullable(),
    createdAt: p.datetime(),
    lastLoginAt: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
    grantsFrom: p.datetime().nullable(),
    emailProvedAt: p.datetime().nullable(),
  },
})

const { grantsFrom: _, emailProvedAt: _proved, ...shown } = MemberTable.meta.properties
const read = `select ${columnsOf(MemberTable, Object.keys(shown))} from identity.member where`

type Closing = { close(email: string, at: Date | null): Promise<string | undefined> }

export function membersInDatabase(database: Database, cache: Cache): Members & Closing {
  return { ...joining(database, cache), ...changing(database, cache) }
}

function joining(database: Database, cache: Cache): Pick<Members, 'add' | 'find' | 'findByEmail'> & Closing {
  const find = database.statement<Account>('member-by-id', `${read} id = $1`)
  const findByEmail = database.statement<Account & { email: string }>('member-by-email', `${read} email = $1`)
  return {
    async add(member) {
      const { email } = member
      const em = database.em()
      // A second email address of a patient, or one shared by two patients, also counts as taken.
      const contacts = database.table('identity.contact')
      if ((await em.count(contacts, { kind: 'email', value: email })) > 0) throw new EmailTaken()
      await em.insert(MemberTable, member).catch(error => {
        throw brokenConstraint(error) === 'email_taken' ? new EmailTaken() : error
      })
      cache.invalidate('member-count', '')
      if (email) cache.invalidate('patient-by-email', email)
    },
    find: async id => (await find(id))[0],
    findByEmail: async email => (await findByEmail(email))[0],
    async close(email, closedAt) {
      const em = database.em()
      const other = { email, closedAt: closedAt ? null : { $ne: null } }
      if ((await em.nativeUpdate(MemberTable, other, { closedAt })) === 0) return undefined
      const { id } = await em.findOneOrFail(MemberTable, { email })
      cache.invalidate('staff', id)
      return id
    },
  }
}

function changing(
  database: Database,
  cache: Cache,
): Pick<Members, 'recordSignIn' | 'setFirstPassword' | 'fillBirthday' | 'rename' | 'changePassword'> {
  return {
    async recordSignIn(id, at) {
      await database.em().nativeUpdate(MemberTable, { id }, { lastLoginAt: at })
      cache.invalidate('member', id)
    },
    setFirstPassword: async (id, passwordHash) =>
      (await database.em().nativeUpdate(MemberTable, { id, passwordHash: null }, { passwordHash })) > 0,
    async fillBirthday(id, dateOfBirth) {
      await database
        .em()
        .nativeUpdate(MemberTable, { id, dateOfBirth: null }, { dateOfBirth, birthday: null })
      cache.invalidate('member', id)
    },
    async rename(id, from, to) {
      cache.invalidate('member', id)
      return (await database.em().nativeUpdate(MemberTable, { id, ...from }, to)) > 0
    },
    async changePassword(id, passwordHash, at) {
      cache.invalidate('staff', id)
      const em = database.em()
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE }
      const before = await em.findOne(MemberTable, { id, email: { $ne: null } }, lock)
      if (!before?.email) return undefined
      await em.nativeUpdate(MemberTable, { id }, { passwordHash, grantsFrom: at, emailProvedAt: at })
      const { email, firstName, staffRole, emailProvedAt } = before
      return { id, email, firstName, staffRole, provedBefore: emailProvedAt ?? null }
    },
  }
}
