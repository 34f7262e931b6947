import type { Migration } from '#platform/database/database.ts'

/** For all rooms: early migrations created the tables of several rooms together. */
export const identityMigrations: readonly Migration[] = [
  {
    name: '0003 identity: members, sessions, staff, audit',
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
    name: '0004 identity: audit entries are kept',
    statements: [
      `create trigger audit_is_kept before truncate on identity.audit_entry
        for each statement execute function identity.refuse_change()`,
    ],
  },
  {
    name: '0046 identity: accounts and codes that are closed',
    statements: [
      'alter table identity.member add column closed_at timestamptz',
      'alter table identity.staff add column closed_at timestamptz',
    ],
  },
  {
    name: '0049 identity: grants of staff accounts that can be taken back',
    statements: ['alter table identity.member add column grants_from timestamptz'],
  },
  {
    name: '0122 identity: birthdays without a year',
    statements: [
      'alter table identity.member add column birthday text check (birthday is null or date_of_birth is null)',
    ],
  },
]

/**
 * The columns for finding and sorting members. Names are compared bytewise without case and accents, so that the order is the
 * same on every system.
 */
export const searchMigrations: readonly Migration[] = [
  {
    name: '0031 identity: members can be searched and ordered',
    statements: [
      'create extension if not exists pg_trgm',
      `create function identity.folded(words text) returns text language sql immutable strict parallel safe as $$
        select lower(regexp_replace(normalize(trim(words), NFKD), '[\\u0300-\\u036f]', '', 'g') collate "pg_c_utf8")
      $$`,
      `alter table identity.member
        add column name_key text collate "C" not null
          generated always as (identity.folded(first_name || ' ' || last_name)) stored,
        add column searchable text collate "C" not null
          generated always as (' ' || identity.folded(first_name || ' ' || last_name) || ' ' || identity.folded(email)) stored`,
      'create index member_by_words on identity.member using gin (searchable gin_trgm_ops) with (fastupdate = off)',
      "create index member_by_name on identity.member (name_key, id) where role = 'member'",
      "create index member_by_joining on identity.member (created_at, id) where role = 'member'",
      "create index staff_account on identity.member (id) where role = 'staff'",
      "create index member_by_sign_in on identity.member (last_login_at, id) where role = 'member'",
    ],
  },
  {
    // Indexing the words of one new member at a time took most of an import's database time. A pending list gathers those
    // of about a hundred members. It stays short, because every search scans it.
    name: '0131 identity: words of many members are indexed together',
    statements: ['alter index identity.member_by_words set (fastupdate = on, gin_pending_list_limit = 64)'],
  },
]
