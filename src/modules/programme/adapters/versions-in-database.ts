import type { Database } from '#platform/database/database.ts'
import type { PartName, ProgrammeDocument } from '../document.ts'
import type { Version, Versions } from '../ports.ts'

const columns = `number, published_at as "publishedAt", published_by as "publishedBy", note,
  shortened_because as "shortenedBecause"`

export function versionsInDatabase(database: Database): Versions {
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
      return Object.fromEntries(rows.map(row => [row.part, row.contents])) as never
    },
    async add({ number, publishedAt, publishedBy, note, shortenedBecause }, changed) {
      await add(number, publishedAt, publishedBy, note, shortenedBecause)
      for (const [part, contents] of Object.entries(changed))
        await addContents(part, number, JSON.stringify(contents))
    },
  }
}
