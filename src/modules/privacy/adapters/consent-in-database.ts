import type { Database, Migration } from '#platform/database/database.ts'
import type { CookieChoices, MadeChoice, TrackedEvent, Tracks, Visit } from '../ports.ts'

export const consentMigrations: readonly Migration[] = [
  {
    name: '0021 privacy: cookie choices, visits, events',
    statements: [
      'create schema if not exists privacy',
      `create table privacy.visitor (
        id uuid primary key,
        analytics boolean not null,
        marketing boolean not null,
        preferences boolean not null,
        chosen_at timestamptz not null
      )`,
      `create table privacy.cookie_choice (
        visitor_id uuid not null,
        id uuid not null,
        analytics boolean not null,
        marketing boolean not null,
        preferences boolean not null,
        said_at timestamptz not null,
        at timestamptz not null,
        url text not null,
        referrer text not null,
        primary key (visitor_id, id)
      )`,
      `create function privacy.refuse_rewriting() returns trigger language plpgsql as $$
        begin raise exception 'choices are added, never rewritten'; end $$`,
      `create trigger choice_is_final before update on privacy.cookie_choice
        for each row execute function privacy.refuse_rewriting()`,
      `create table privacy.tracked_event (
        visitor_id uuid not null,
        id uuid not null,
        type text not null check (type in ('analytics', 'marketing')),
        event text not null,
        data jsonb not null,
        at timestamptz not null,
        primary key (visitor_id, id)
      )`,
      `create table privacy.visit (
        visitor_id uuid not null,
        id uuid not null,
        url text not null,
        referrer text not null,
        at timestamptz not null,
        primary key (visitor_id, id)
      )`,
      'create index choice_by_age on privacy.cookie_choice (at)',
      'create index event_by_age on privacy.tracked_event (at)',
      'create index visit_by_age on privacy.visit (at)',
      'create index visitor_by_age on privacy.visitor (chosen_at)',
    ],
  },
]

const kept = "$1::timestamptz - interval '13 months'"

/** Nothing about visitors is kept longer than 13 months, the record of their choices included (D-34). */
export const expiredConsent = [
  { name: 'drop-events', table: 'privacy.tracked_event', expired: `at < ${kept}` },
  { name: 'drop-visits', table: 'privacy.visit', expired: `at < ${kept}` },
  { name: 'drop-choices', table: 'privacy.cookie_choice', expired: `at < ${kept}` },
  { name: 'drop-visitors', table: 'privacy.visitor', expired: `chosen_at < ${kept}` },
]

export function cookieChoicesInDatabase(database: Database): CookieChoices {
  const allow = database.statement<never>(
    'allow-visitor',
    `insert into privacy.visitor (id, analytics, marketing, preferences, chosen_at) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set analytics = excluded.analytics, marketing = excluded.marketing,
       preferences = excluded.preferences, chosen_at = excluded.chosen_at`,
  )
  const add = database.statement<never>(
    'add-cookie-choice',
    `insert into privacy.cookie_choice
       (visitor_id, id, analytics, marketing, preferences, said_at, at, url, referrer)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  )
  const historyOf = database.statement<Omit<MadeChoice, 'visitorId'>>(
    'cookie-choices-of',
    `select analytics, marketing, preferences, said_at as "saidAt", at, url, referrer
     from privacy.cookie_choice where visitor_id = $1 order by id desc`,
  )
  return {
    async record(id, { visitorId, analytics, marketing, preferences, saidAt, at, url, referrer }) {
      await allow(visitorId, analytics, marketing, preferences, at)
      await add(visitorId, id, analytics, marketing, preferences, saidAt, at, url, referrer)
    },
    historyOf,
  }
}

export function tracksInDatabase(database: Database): Tracks {
  // The lock makes a change of mind, which rewrites the visitor's row, wait for this or be seen by it.
  const addEvent = database.statement<never>(
    'track-event',
    `insert into privacy.tracked_event (visitor_id, id, type, event, data, at)
     select id, $2::uuid, $3, $4, $5::jsonb, $6::timestamptz from privacy.visitor
     where id = $1 and chosen_at > $7::timestamptz and case $3 when 'analytics' then analytics else marketing end
     for share`,
  )
  const addVisit = database.statement<never>(
    'record-visit',
    `insert into privacy.visit (visitor_id, id, url, referrer, at)
     select id, $2::uuid, $3, $4, $5::timestamptz from privacy.visitor
     where id = $1 and chosen_at > $6::timestamptz and analytics for share`,
  )
  const removeEvents = database.statement<never>(
    'remove-events',
    'delete from privacy.tracked_event where visitor_id = $1 and type = any($2::text[])',
  )
  const removeVisits = database.statement<never>(
    'remove-visits',
    'delete from privacy.visit where visitor_id = $1',
  )
  const eventsOf = database.statement<TrackedEvent>(
    'events-of',
    'select id, event, type, data, at from privacy.tracked_event where visitor_id = $1 order by id desc',
  )
  const visitsOf = database.statement<Visit>(
    'visits-of',
    'select id, url, referrer, at from privacy.visit where visitor_id = $1 order by id desc',
  )
  return {
    async addEvent(visitorId, { id, type, event, data, at }, since) {
      await addEvent(visitorId, id, type, event, JSON.stringify(data), at, since)
    },
    async addVisit(visitorId, { id, url, referrer, at }, since) {
      await addVisit(visitorId, id, url, referrer, at, since)
    },
    async remove(visitorId, types) {
      await removeEvents(visitorId, types)
      if (types.includes('analytics')) await removeVisits(visitorId)
    },
    of: async visitorId => ({ events: await eventsOf(visitorId), visits: await visitsOf(visitorId) }),
  }
}
