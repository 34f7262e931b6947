import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import { brokenConstraint } from '#platform/database/database-errors.ts'
import type { Member } from '../members.ts'
import type { Members } from '../ports.ts'
import { EmailTaken } from '../refusals.ts'
import { resetMigrations } from './resets-in-database.ts'
import { searchMigrations } from './search-migrations.ts'
import { staffMigrations } from './staff-in-database.ts'

export const identityMigrations: readonly Migration[] = [
  {
    name: '2026-11-21-05 identity: members, sessions, staff, audit',
    statements: [
      'create schema identity',
      `create table identity.member (
        id uuid primary key,
        email text not null constraint email_taken unique,
        password_hash text not null,
        first_name text not null,
        last_name text not null,
        date_of_birth date,
        staff_role text check (staff_role in ('owner', 'manager', 'clinical', 'front desk')),
        role text not null generated always as (case when staff_role is null then 'member' else 'staff' end) stored,
        created_at timestamptz not null,
        last_login_at timestamptz
      )`,
      `create table identity.session (
        key_hash text primary key,
        member_id uuid,
        data jsonb not null,
        expires_at timestamptz not null
      )`,
      'create index session_by_member on identity.session (member_id)',
      'create index session_by_expiry on identity.session (expires_at)',
      `create table identity.staff (
        id uuid primary key,
        name text not null,
        role text not null check (role in ('owner', 'manager', 'clinical', 'front desk')),
        code_lookup text not null unique,
        code_hash text not null,
        is_active boolean not null,
        created_at timestamptz not null
      )`,
      `create table identity.audit_entry (
        id uuid primary key,
        at timestamptz not null,
        staff_id uuid not null,
        staff_name text not null,
        role text not null,
        action text not null,
        member_id uuid,
        address text not null
      )`,
      `create function identity.refuse_change() returns trigger language plpgsql as $$
        begin raise exception 'audit entries are never changed'; end $$`,
      `create trigger audit_is_final before update or delete on identity.audit_entry
        for each row execute function identity.refuse_change()`,
    ],
  },
  {
    name: '2026-11-21-06 identity: audit entries are kept',
    statements: [
      `create trigger audit_is_kept before truncate on identity.audit_entry
        for each statement execute function identity.refuse_change()`,
    ],
  },
  {
    name: '2026-11-24-81 identity: accounts and codes that are closed',
    statements: [
      'alter table identity.member add column closed_at timestamptz',
      'alter table identity.staff add column closed_at timestamptz',
    ],
  },
  {
    name: '2026-11-26-11 identity: grants of staff accounts that can be taken back',
    statements: ['alter table identity.member add column grants_from timestamptz'],
  },
  ...staffMigrations,
  ...resetMigrations,
  ...searchMigrations,
]

export function membersInDatabase(database: Database, cache: Cache): Members {
  return { ...joining(database, cache), ...changing(database, cache) }
}

function joining(database: Database, cache: Cache): Pick<Members, 'add' | 'findByEmail' | 'close'> {
  const add = database.statement<never>(
    'add-member',
    `insert into identity.member
       (id, email, password_hash, first_name, last_name, date_of_birth, staff_role, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  )
  const findByEmail = database.statement<Member & { isClosed: boolean }>(
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
      await add(
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
      cache.invalidate('member-count', '')
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
): Pick<Members, 'noteSignIn' | 'fillBirthday' | 'changePassword'> {
  const noteSignIn = database.statement<never>(
    'note-sign-in',
    'update identity.member set last_login_at = $2 where id = $1',
  )
  const fillBirthday = database.statement<never>(
    'fill-birthday',
    'update identity.member set date_of_birth = $2 where id = $1 and date_of_birth is null',
  )
  const changePassword = database.statement<Pick<Member, 'id' | 'email' | 'firstName' | 'staffRole'>>(
    'change-password',
    `update identity.member set password_hash = $2, grants_from = $3 where id = $1
     returning id, email, first_name as "firstName", staff_role as "staffRole"`,
  )
  return {
    async noteSignIn(id, at) {
      await noteSignIn(id, at)
      cache.invalidate('member', id)
    },
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

export interface AuditEntry {
  readonly id: string
  readonly at: Date
  readonly staffId: string
  readonly staffName: string
  readonly role: string
  readonly action: string
  readonly memberId: string | undefined
  readonly subject?: string | undefined
  readonly address: string
}

export const addAuditEntry = `
  insert into identity.audit_entry (id, at, staff_id, staff_name, role, action, member_id, subject, address)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`

export function valuesOf(e: AuditEntry): readonly unknown[] {
  const { memberId = null, subject = null } = e
  return [e.id, e.at, e.staffId, e.staffName, e.role, e.action, memberId, subject, e.address]
}

export function auditInDatabase(database: Database): (entry: AuditEntry) => Promise<void> {
  const add = database.statement<never>('add-audit-entry', addAuditEntry)
  return async entry => {
    await add(...valuesOf(entry))
  }
}
