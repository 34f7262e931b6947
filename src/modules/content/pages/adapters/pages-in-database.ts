import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import type { PageVersion } from '../clinic-pages.ts'
import type { PageVersions } from '../ports.ts'

export const pageMigrations: readonly Migration[] = [
  {
    name: '0073 content: texts of the clinic',
    statements: [
      `create table content.page_version (
        page text not null,
        version integer not null check (version > 0),
        text text not null,
        published_on text not null,
        programme_version integer not null,
        primary key (page, version)
      )`,
      // People agreed to what stands there.
      `create function content.refuse_page_change() returns trigger language plpgsql as $$
        begin raise exception 'published texts are never changed'; end $$`,
      `create trigger page_version_is_final before update or delete on content.page_version
        for each row execute function content.refuse_page_change()`,
      `create trigger page_versions_are_kept before truncate on content.page_version
        for each statement execute function content.refuse_page_change()`,
    ],
  },
]

const columns = 'page as name, version, text, published_on as "publishedOn"'

export function pagesInDatabase(database: Database, cache: Cache): PageVersions {
  const readNewest = database.statement<PageVersion>(
    'newest-pages',
    `select distinct on (page) ${columns} from content.page_version order by page, version desc`,
  )
  const of = database.statement<Pick<PageVersion, 'version' | 'publishedOn'>>(
    'versions-of-page',
    `select version, published_on as "publishedOn" from content.page_version
     where page = $1 and text <> '' order by version desc`,
  )
  const find = database.statement<PageVersion>(
    'find-page-version',
    `select ${columns} from content.page_version where page = $1 and version = $2`,
  )
  const add = database.statement<never>(
    'add-page-version',
    `insert into content.page_version (page, version, text, published_on, programme_version)
     values ($1, $2, $3, $4, $5)`,
  )
  const kept = cache.readThrough('pages', () => readNewest())
  return {
    newest: () => kept.get(''),
    readNewest: () => readNewest(),
    of: name => of(name),
    find: async (name, version) => (await find(name, version))[0],
    async add({ name, version, text, publishedOn }, programmeVersion) {
      await add(name, version, text, publishedOn, programmeVersion)
      cache.invalidate('pages', '')
    },
  }
}
