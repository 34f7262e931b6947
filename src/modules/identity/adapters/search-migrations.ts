import type { Migration } from '#platform/database/database.ts'

/**
 * What members are found and ordered by. Names are compared without case and accents, byte by byte, so that the order is
 * the same on every system.
 */
export const searchMigrations: readonly Migration[] = [
  {
    name: '2026-11-23-30 identity: members can be searched and ordered',
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
      // Every sign-in writes a member's row anew: a list of pending entries would be looked through by every search.
      'create index member_by_words on identity.member using gin (searchable gin_trgm_ops) with (fastupdate = off)',
      "create index member_by_name on identity.member (name_key, id) where role = 'member'",
      "create index member_by_joining on identity.member (created_at, id) where role = 'member'",
      "create index staff_account on identity.member (id) where role = 'staff'",
      "create index member_by_sign_in on identity.member (last_login_at, id) where role = 'member'",
    ],
  },
]
