import { createHash } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import type { Database, Migration } from '#platform/database/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Drafts, ProgramPorts, Readings, Schedule, Versions } from '../ports.ts'
import type { PartName, ProgramDocument } from '../rules/document.ts'
import { completedDocument, completedPart, partRules } from '../rules/parts.ts'
import { partsOf } from '../state.ts'
import { announcementsInDatabase } from './announcements-in-database.ts'

export const programMigrations: readonly Migration[] = [
  {
    // A version stores only the parts that it changes; the others come from the version before.
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

export const DraftTable = defineEntity({
  name: 'Draft',
  tableName: 'programme.draft',
  properties: {
    part: p.text().$type<PartName>().primary(),
    contents: p.json<unknown>(),
    changedBy: p.text(),
    changedAt: p.datetime(),
  },
})

export const ReadingTable = defineEntity({
  name: 'Reading',
  tableName: 'programme.reading',
  properties: {
    page: p.text().primary(),
    text: p.text().primary(),
    reader: p.text().primary(),
    readAt: p.datetime().defaultRaw('now()'),
  },
})

export const VersionTable = defineEntity({
  name: 'Version',
  tableName: 'programme.version',
  properties: {
    number: p.integer().primary().autoincrement(false),
    publishedAt: p.datetime(),
    publishedBy: p.text(),
    note: p.text(),
    shortenedBecause: p.text().strictNullable(),
  },
})

export const ContentsTable = defineEntity({
  name: 'Contents',
  tableName: 'programme.contents',
  properties: {
    part: p.text().$type<PartName>().primary(),
    version: p.integer().primary(),
    contents: p.json<unknown>(),
  },
})

export const ScheduleTable = defineEntity({
  name: 'Schedule',
  tableName: 'programme.schedule',
  properties: {
    onlyOne: p.boolean().primary().default(true),
    at: p.datetime(),
    clinicTime: p.text(),
    note: p.text(),
    byName: p.text(),
    shortenedBecause: p.text().strictNullable(),
    contents: p.json<Partial<ProgramDocument>>(),
  },
})

/** All of the module's tables. Changes to the program take turns. */
export const programInDatabase = (
  database: Database,
  jobs: Pick<Jobs, 'enqueue'>,
): Pick<ProgramPorts, 'drafts' | 'readings' | 'versions' | 'schedule' | 'announcements' | 'takeTurn'> => ({
  drafts: draftsInDatabase(database),
  readings: readingsInDatabase(database),
  versions: versionsInDatabase(database),
  schedule: scheduleInDatabase(database, jobs),
  announcements: announcementsInDatabase(database, jobs),
  takeTurn: () => database.lock('velora program'),
})

const draftsInDatabase = (database: Database): Drafts => ({
  async all() {
    const drafts = await database.em().find(DraftTable, {})
    return Object.fromEntries(
      drafts.map(({ part, contents, ...draft }) => [
        part,
        { ...draft, contents: completedPart(part, contents as never) },
      ]),
    )
  },
  async keep(part, { contents, changedBy, changedAt }) {
    await database.em().upsert(DraftTable, { part, contents, changedBy, changedAt })
  },
  async drop(parts) {
    await database.em().nativeDelete(DraftTable, { part: [...parts] })
  },
})

const readingsInDatabase = (database: Database): Readings => ({
  has: async ({ page, text, reader }) =>
    (await database.em().count(ReadingTable, { page, text, reader })) > 0,
  async add({ page, text, reader }) {
    await database.em().qb(ReadingTable).insert({ page, text, reader }).onConflict().ignore().execute()
  },
})

function versionsInDatabase(database: Database): Versions {
  const contents = database.statement<{ part: PartName; contents: ProgramDocument[PartName] }>(
    'program-contents',
    `select distinct on (part) part, contents from programme.contents where version <= $1
     order by part, version desc`,
  )
  const contentsSince = database.statement<{ contents: never }>(
    'program-contents-since',
    `select contents from programme.contents where part = $1 and version >= coalesce((
       select max(c.version) from programme.contents c join programme.version v on v.number = c.version
       where c.part = $1 and v.published_at <= $2
     ), 0) order by version desc`,
  )
  const newestFirst = { orderBy: { number: 'desc' } } as const
  return {
    latest: async () => (await database.em().find(VersionTable, {}, { ...newestFirst, limit: 1 }))[0],
    all: () => database.em().find(VersionTable, {}, newestFirst),
    find: async number => (await database.em().findOne(VersionTable, { number })) ?? undefined,
    async documentOf(number) {
      const rows = await contents(number)
      return completedDocument(Object.fromEntries(rows.map(row => [row.part, row.contents])))
    },
    contentsSince: async (part, at) =>
      (await contentsSince(part, at)).map(({ contents }) => partRules[part].completed(contents)),
    async add(version, changed) {
      const em = database.em()
      await em.insert(VersionTable, version)
      for (const [part, contents] of Object.entries(changed))
        await em.insert(ContentsTable, { part: part as PartName, version: version.number, contents })
    },
  }
}

export const dueQueue = { name: 'programme-due', expireInSeconds: 60 }

const scheduleInDatabase = (database: Database, jobs: Pick<Jobs, 'enqueue'>): Schedule => ({
  async find() {
    const scheduled = await database.em().findOne(ScheduleTable, { onlyOne: true })
    if (!scheduled) return undefined
    const { onlyOne: _only, byName: by, contents, ...rest } = scheduled
    return { ...rest, by, contents: completedParts(contents) }
  },
  async keep({ at, clinicTime, note, by, shortenedBecause, contents }) {
    const scheduled = { at, clinicTime, note, byName: by, shortenedBecause, contents }
    await database.em().insert(ScheduleTable, scheduled)
    await jobs.enqueue(dueQueue.name, {}, at)
  },
  async amend(contents) {
    await database.em().nativeUpdate(ScheduleTable, {}, { contents })
  },
  async clear() {
    await database.em().nativeDelete(ScheduleTable, {})
  },
})

const completedParts = (kept: Partial<ProgramDocument>): Partial<ProgramDocument> =>
  partsOf(completedDocument(kept), Object.keys(kept) as PartName[])

export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)
