import { createHash } from 'node:crypto'
import type { Database, Migration } from '#platform/database/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type {
  Drafts,
  ProgrammePorts,
  Readings,
  Schedule,
  Scheduled,
  StoredDraft,
  Version,
  Versions,
} from '../ports.ts'
import type { PartName, ProgrammeDocument } from '../rules/document.ts'
import { completedDocument, completedPart, partRules } from '../rules/parts.ts'
import { partsOf } from '../state.ts'
import { announcementsInDatabase } from './announcements-in-database.ts'

export const programmeMigrations: readonly Migration[] = [
  {
    // Of the contents, a version keeps what it changes: the other parts are those of the version before.
    name: '0066 programme: drafts and versions',
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
  {
    name: '0067 programme: a publication that waits',
    statements: [
      `create table programme.schedule (
        only_one boolean primary key default true check (only_one),
        at timestamptz not null,
        clinic_time text not null,
        note text not null,
        by_name text not null,
        shortened_because text,
        contents jsonb not null
      )`,
    ],
  },
  {
    name: '0068 programme: which parts there are is said by the code',
    statements: [
      'alter table programme.contents drop constraint contents_part_check',
      'alter table programme.draft drop constraint draft_part_check',
    ],
  },
  {
    name: '0105 programme: who has opened which text of a page',
    statements: [
      `create table programme.reading (
        page text not null,
        text text not null,
        reader text not null,
        read_at timestamptz not null default now(),
        primary key (page, text, reader)
      )`,
    ],
  },
]

/** All that the module keeps. Of those who change something each waits for its turn. */
export const programmeInDatabase = (
  database: Database,
  jobs: Pick<Jobs, 'enqueue'>,
): Pick<ProgrammePorts, 'drafts' | 'readings' | 'versions' | 'schedule' | 'announcements' | 'takeTurn'> => ({
  drafts: draftsInDatabase(database),
  readings: readingsInDatabase(database),
  versions: versionsInDatabase(database),
  schedule: scheduleInDatabase(database, jobs),
  announcements: announcementsInDatabase(database, jobs),
  takeTurn: takingTurns(database),
})

/** A lock of the transaction: whoever comes second finds what the first one left. */
function takingTurns(database: Database): ProgrammePorts['takeTurn'] {
  const take = database.statement<never>(
    'programme-turn',
    "select pg_advisory_xact_lock(hashtext('velora programme'))",
  )
  return async () => {
    await take()
  }
}

function draftsInDatabase(database: Database): Drafts {
  const all = database.statement<StoredDraft & { readonly part: PartName }>(
    'programme-drafts',
    `select part, contents, changed_by as "changedBy", changed_at as "changedAt" from programme.draft`,
  )
  const keep = database.statement<never>(
    'keep-programme-draft',
    `insert into programme.draft (part, contents, changed_by, changed_at)
     values ($1, $2::text::jsonb, $3, $4)
     on conflict (part) do update set contents = excluded.contents, changed_by = excluded.changed_by,
       changed_at = excluded.changed_at`,
  )
  const drop = database.statement<never>(
    'drop-programme-drafts',
    'delete from programme.draft where part = any($1::text[])',
  )
  return {
    all: async () =>
      Object.fromEntries(
        (await all()).map(({ part, contents, ...draft }) => [
          part,
          { ...draft, contents: completedPart(part, contents as never) },
        ]),
      ),
    async keep(part, { contents, changedBy, changedAt }) {
      await keep(part, JSON.stringify(contents), changedBy, changedAt)
    },
    async drop(parts) {
      await drop([...parts])
    },
  }
}

function readingsInDatabase(database: Database): Readings {
  const find = database.statement<Record<string, never>>(
    'find-programme-reading',
    'select from programme.reading where page = $1 and text = $2 and reader = $3',
  )
  const add = database.statement<never>(
    'add-programme-reading',
    'insert into programme.reading (page, text, reader) values ($1, $2, $3) on conflict do nothing',
  )
  return {
    has: async ({ page, text, reader }) => (await find(page, text, reader)).length > 0,
    async add({ page, text, reader }) {
      await add(page, text, reader)
    },
  }
}

const columns = `number, published_at as "publishedAt", published_by as "publishedBy", note,
  shortened_because as "shortenedBecause"`

function versionsInDatabase(database: Database): Versions {
  const latest = database.statement<Version>(
    'latest-programme-version',
    `select ${columns} from programme.version order by number desc limit 1`,
  )
  const all = database.statement<Version>(
    'programme-versions',
    `select ${columns} from programme.version order by number desc`,
  )
  const find = database.statement<Version>(
    'find-programme-version',
    `select ${columns} from programme.version where number = $1`,
  )
  const contents = database.statement<{ part: PartName; contents: ProgrammeDocument[PartName] }>(
    'programme-contents',
    `select distinct on (part) part, contents from programme.contents where version <= $1
     order by part, version desc`,
  )
  const contentsSince = database.statement<{ contents: never }>(
    'programme-contents-since',
    `select contents from programme.contents where part = $1 and version >= coalesce((
       select max(c.version) from programme.contents c join programme.version v on v.number = c.version
       where c.part = $1 and v.published_at <= $2
     ), 0) order by version desc`,
  )
  const add = database.statement<never>(
    'add-programme-version',
    `insert into programme.version (number, published_at, published_by, note, shortened_because)
     values ($1, $2, $3, $4, $5)`,
  )
  const addContents = database.statement<never>(
    'add-programme-contents',
    'insert into programme.contents (part, version, contents) values ($1, $2, $3::text::jsonb)',
  )
  return {
    latest: async () => (await latest())[0],
    all: () => all(),
    find: async number => (await find(number))[0],
    async documentOf(number) {
      const rows = await contents(number)
      return completedDocument(Object.fromEntries(rows.map(row => [row.part, row.contents])))
    },
    contentsSince: async (part, at) =>
      (await contentsSince(part, at)).map(({ contents }) => partRules[part].completed(contents)),
    async add({ number, publishedAt, publishedBy, note, shortenedBecause }, changed) {
      await add(number, publishedAt, publishedBy, note, shortenedBecause)
      for (const [part, contents] of Object.entries(changed))
        await addContents(part, number, JSON.stringify(contents))
    },
  }
}

export const dueQueue = { name: 'programme-due', expireInSeconds: 60 }

function scheduleInDatabase(database: Database, jobs: Pick<Jobs, 'enqueue'>): Schedule {
  const find = database.statement<Scheduled>(
    'find-programme-schedule',
    `select at, clinic_time as "clinicTime", note, by_name as by, shortened_because as "shortenedBecause", contents
     from programme.schedule`,
  )
  const keep = database.statement<never>(
    'keep-programme-schedule',
    `insert into programme.schedule (at, clinic_time, note, by_name, shortened_because, contents)
     values ($1, $2, $3, $4, $5, $6::text::jsonb)`,
  )
  const amend = database.statement<never>(
    'amend-programme-schedule',
    'update programme.schedule set contents = $1::text::jsonb',
  )
  const clear = database.statement<never>('clear-programme-schedule', 'delete from programme.schedule')
  return {
    async find() {
      const [scheduled] = await find()
      return scheduled && { ...scheduled, contents: completedParts(scheduled.contents) }
    },
    async keep({ at, clinicTime, note, by, shortenedBecause, contents }) {
      await keep(at, clinicTime, note, by, shortenedBecause, JSON.stringify(contents))
      await jobs.enqueue(dueQueue.name, {}, at)
    },
    async amend(contents) {
      await amend(JSON.stringify(contents))
    },
    async clear() {
      await clear()
    },
  }
}

const completedParts = (kept: Partial<ProgrammeDocument>): Partial<ProgrammeDocument> =>
  partsOf(completedDocument(kept), Object.keys(kept) as PartName[])

export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)
