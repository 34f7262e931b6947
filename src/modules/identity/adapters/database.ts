import type { Database, Migration } from '#platform/database/database.ts'
import type { Memory } from '#platform/database/remembered.ts'
import { brokenConstraint } from '#platform/database/unavailable.ts'
import type { SessionData, SessionStore } from '#platform/http/session.ts'
import type { Member } from '../members.ts'
import type { Members, Sessions } from '../ports.ts'
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

export function membersInDatabase(database: Database, memory: Memory): Members {
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
      memory.forget('member-count', '')
    },
    findByEmail: async email => (await findByEmail(email))[0],
    async close(email, at) {
      const [changed] = await close(email, at)
      if (changed) memory.forget('staff', changed.id)
      return changed?.id
    },
    async noteSignIn(id, at) {
      await noteSignIn(id, at)
      memory.forget('member', id)
    },
    async fillBirthday(id, dateOfBirth) {
      await fillBirthday(id, dateOfBirth)
      memory.forget('member', id)
    },
    async changePassword(id, passwordHash, at) {
      memory.forget('staff', id)
      return (await changePassword(id, passwordHash, at))[0]
    },
  }
}

export function sessionsInDatabase(
  database: Database,
  memory: Memory,
  now: () => Date,
): SessionStore & Sessions {
  const find = database.statement<{ data: SessionData; expires_at: Date }>(
    'find-session',
    'select data, expires_at from identity.session where key_hash = $1 and ended_at is null',
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
  // For a day, in which every request that knew it comes to its end.
  const end = database.statement<{ key_hash: string }>(
    'end-session',
    `update identity.session set ended_at = $2::timestamptz, data = '{}',
       expires_at = least(expires_at, $2::timestamptz + interval '1 day')
     where key_hash = $1 and ended_at is null returning key_hash`,
  )
  const countOthers = database.statement<{ count: number }>(
    'count-other-sessions',
    `select count(*)::int as count from identity.session
     where member_id = $1 and key_hash <> $2 and ended_at is null and expires_at > $3`,
  )
  const endOthers = database.statement<{ key_hash: string }>(
    'end-other-sessions',
    `update identity.session set ended_at = $3, data = '{}'
     where member_id = $1 and key_hash <> $2 and ended_at is null and expires_at > $3 returning key_hash`,
  )
  // The row stays: a request that is under way would otherwise put its session back when it ends.
  const endAll = database.statement<{ key_hash: string }>(
    'end-sessions-of-member',
    `update identity.session set ended_at = $2, data = '{}' where member_id = $1 and ended_at is null
     returning key_hash`,
  )
  const sessions = memory.remember('session', async keyHash => (await find(keyHash))[0])
  return {
    async find(keyHash) {
      const session = await sessions.recall(keyHash)
      return session && session.expires_at > now() ? session.data : undefined
    },
    async begin(keyHash, data, expiresAt) {
      await begin(keyHash, data.memberId ?? null, JSON.stringify(data), expiresAt)
      memory.forget('session', keyHash)
    },
    async change(keyHash, data, expiresAt) {
      const changed = await change(keyHash, data.memberId ?? null, JSON.stringify(data), expiresAt)
      memory.forget('session', keyHash)
      return changed.length > 0
    },
    async end(keyHash) {
      const ended = await end(keyHash, now())
      memory.forget('session', keyHash)
      return ended.length > 0
    },
    countOthers: async (memberId, keyHash) => (await countOthers(memberId, keyHash, now()))[0]?.count ?? 0,
    async endOthers(memberId, keyHash) {
      const ended = await endOthers(memberId, keyHash, now())
      for (const { key_hash } of ended) memory.forget('session', key_hash)
      return ended.length
    },
    async endAllOf(memberId, at) {
      for (const { key_hash } of await endAll(memberId, at)) memory.forget('session', key_hash)
    },
  }
}

export const oldSessions = {
  name: 'drop-sessions',
  text: 'delete from identity.session where expires_at < $1::timestamptz',
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
