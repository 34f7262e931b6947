import type { Migration } from '#platform/database/database.ts'

export const programmeMigrations: readonly Migration[] = [
  {
    // Of the contents, a version keeps what it changes: the other parts are those of the version before.
    name: '2026-11-29-30 programme: drafts and versions',
    statements: [
      'create schema programme',
      `create table programme.version (
        number integer primary key check (number > 0),
        published_at timestamptz not null,
        published_by text not null,
        note text not null,
        shortened_because text
      )`,
      `create table programme.contents (
        part text not null check (part in ('places', 'menu', 'rewards', 'codes')),
        version integer not null references programme.version (number),
        contents jsonb not null,
        primary key (part, version)
      )`,
      `create table programme.draft (
        part text primary key check (part in ('places', 'menu', 'rewards', 'codes')),
        contents jsonb not null,
        changed_by text not null,
        changed_at timestamptz not null
      )`,
      `create function programme.refuse_change() returns trigger language plpgsql as $$
        begin raise exception 'published versions are never changed'; end $$`,
      ...['version', 'contents'].flatMap(table => [
        `create trigger ${table}_is_final before update or delete on programme.${table}
          for each row execute function programme.refuse_change()`,
        `create trigger ${table}s_are_kept before truncate on programme.${table}
          for each statement execute function programme.refuse_change()`,
      ]),
    ],
  },
]
