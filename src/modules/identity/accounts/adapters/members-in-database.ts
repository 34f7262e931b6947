import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import { brokenConstraint } from '#platform/database/database-errors.ts'
import type { Member } from '../members.ts'
import type { Members } from '../ports.ts'
import { EmailTaken } from '../refusals.ts'

type Closing = {
  close(email: string, at: Date | null): Promise<string | undefined>
}

export function membersInDatabase(database: Database, cache: Cache): Members & Closing {
  return { ...joining(database, cache), ...changing(database, cache) }
}

function joining(database: Database, cache: Cache): Pick<Members, 'add' | 'findByEmail'> & Closing {
  // A second email address of a patient, or one shared by two patients, also counts as taken.
  const add = database.statement<{ id: string }>(
    'add-member',
    `insert into identity.member
       (id, email, password_hash, first_name, last_name, date_of_birth, staff_role, created_at)
     select $1, $2, $3, $4, $5, $6::date, $7, $8::timestamptz
     where not exists (select from identity.contact where kind = 'email' and value = $2)
     returning id`,
  )
  const findByEmail = database.statement<Member & { email: string; isClosed: boolean }>(
    'member-by-email',
    `select id, email, password_hash as "passwordHash", first_name as "firstName", last_name as "lastName",
       date_of_birth::text as "dateOfBirth", staff_role as "staffRole", created_at as "createdAt",
       closed_at is not null as "isClosed"
     from identity.member where email = $1`,
  )
  const close = database.statement<{ id: string }>(
    'close-account',
    `update identity.member set closed_at = $2::timestamptz
     where email = $1 and (closed_at is null) <> ($2::timestamptz is null) returning id`,
  )
  return {
    async add(m) {
      const [added] = await add(
        m.id,
        m.email,
        m.passwordHash,
        m.firstName,
        m.lastName,
        m.dateOfBirth,
        m.staffRole,
        m.createdAt,
      ).catch(error => {
        throw brokenConstraint(error) === 'email_taken' ? new EmailTaken() : error
      })
      if (!added) throw new EmailTaken()
      cache.invalidate('member-count', '')
      if (m.email) cache.invalidate('patient-by-email', m.email)
    },
    findByEmail: async email => (await findByEmail(email))[0],
    async close(email, at) {
      const [changed] = await close(email, at)
      if (changed) cache.invalidate('staff', changed.id)
      return changed?.id
    },
  }
}

function changing(
  database: Database,
  cache: Cache,
): Pick<Members, 'recordSignIn' | 'setFirstPassword' | 'fillBirthday' | 'changePassword'> {
  const recordSignIn = database.statement<never>(
    'note-sign-in',
    'update identity.member set last_login_at = $2 where id = $1',
  )
  const setFirstPassword = database.statement<{ id: string }>(
    'set-first-password',
    'update identity.member set password_hash = $2 where id = $1 and password_hash is null returning id',
  )
  const fillBirthday = database.statement<never>(
    'fill-birthday',
    'update identity.member set date_of_birth = $2 where id = $1 and date_of_birth is null',
  )
  const changePassword = database.statement<NonNullable<Awaited<ReturnType<Members['changePassword']>>>>(
    'change-password',
    `update identity.member m set password_hash = $2, grants_from = $3, email_proved_at = $3
     from (select id, email_proved_at from identity.member where id = $1 for update) before
     where m.id = before.id
     returning m.id, m.email, m.first_name as "firstName", m.staff_role as "staffRole",
       before.email_proved_at as "provedBefore"`,
  )
  return {
    async recordSignIn(id, at) {
      await recordSignIn(id, at)
      cache.invalidate('member', id)
    },
    setFirstPassword: async (id, passwordHash) => (await setFirstPassword(id, passwordHash)).length > 0,
    async fillBirthday(id, dateOfBirth) {
      await fillBirthday(id, dateOfBirth)
      cache.invalidate('member', id)
    },
    async changePassword(id, passwordHash, at) {
      cache.invalidate('staff', id)
      return (await changePassword(id, passwordHash, at))[0]
    },
  }
}
