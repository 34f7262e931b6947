import type { Migration } from '#platform/database/database.ts'

export const menuMigrations: readonly Migration[] = [
  {
    name: '0005 content: services and locations',
    statements: [
      'create schema content',
      `create table content.service (
        id uuid primary key,
        name text not null,
        description text not null,
        category text not null,
        price_cents integer not null check (price_cents >= 0),
        points_earned integer not null check (points_earned >= 0),
        duration_minutes integer,
        image_url text not null
      )`,
      'create table content.location (id uuid primary key, name text not null)',
    ],
  },
  {
    // The built-in categories, plus any others that services use.
    name: '0062 content: what a clinic publishes itself',
    statements: [
      `create table content.category as
         with known (id, name, position) as (
           values ('fillers', 'Fillers', 1), ('neurotoxins', 'Neurotoxins', 2), ('iv-drips', 'IV Drips', 3),
             ('skincare', 'Skincare', 4), ('regenerative', 'Regenerative', 5)
         )
         select id, name, position from known
         union all
         select distinct category, category, 6 from content.service where category not in (select id from known)`,
      `alter table content.category add primary key (id), alter column name set not null,
         alter column position set not null`,
      `alter table content.service add column position integer not null default 0,
         add column is_archived boolean not null default false, add column programme_version integer`,
      `alter table content.location add column position integer not null default 0,
         add column is_archived boolean not null default false, add column address text, add column phone text,
         add column opening_hours text, add column booking_url text`,
      'create table content.programme (version integer not null)',
      'insert into content.programme values (0)',
    ],
  },
  {
    name: '0071 content: what else is said of a service',
    statements: [
      `alter table content.service add column lasts_weeks integer, add column aftercare text not null default '',
         add column photo_after_days integer, add column place_ids jsonb not null default '[]'`,
    ],
  },
  {
    name: '0085 content: a place’s own time zone',
    statements: ['alter table content.location add column time_zone text'],
  },
  {
    name: '0099 content: kinds of prices',
    statements: [
      `alter table content.service add column price_kind text not null default 'fixed', add column price_unit text,
         add column price_to_cents integer, add column package_size integer`,
    ],
  },
]
