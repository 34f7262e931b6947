import { createHash } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Drafts, ProgramPorts, Readings, Schedule, Versions } from '../ports.ts'
import type { PartName, ProgramDocument } from '../rules/document.ts'
import { completedDocument, completedPart, partRules } from '../rules/parts.ts'
import { partsOf } from '../state.ts'
import { announcementsInDatabase } from './announcements-in-database.ts'

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
