import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import type { PageName, PageVersion } from '../clinic-pages.ts'
import type { PageVersions } from '../ports.ts'

export const PageVersionTable = defineEntity({
  name: 'PageVersion',
  tableName: 'content.page_version',
  properties: {
    page: p.text().$type<PageName>().primary(),
    version: p.integer().primary(),
    text: p.text(),
    publishedOn: p.text(),
    programmeVersion: p.integer(),
  },
})

export function pagesInDatabase(database: Database, cache: Cache): PageVersions {
  const readNewest = database.statement<PageVersion>(
    'newest-pages',
    `select distinct on (page) page as name, version, text, published_on as "publishedOn"
     from content.page_version order by page, version desc`,
  )
  const kept = cache.readThrough('pages', () => readNewest())
  return {
    newest: () => kept.get(''),
    readNewest: () => readNewest(),
    async of(page) {
      const where = { page, text: { $ne: '' } }
      const found = await database.em().find(PageVersionTable, where, { orderBy: { version: 'desc' } })
      return found.map(({ version, publishedOn }) => ({ version, publishedOn }))
    },
    async find(page, version) {
      const found = await database.em().findOne(PageVersionTable, { page, version })
      return found ? { name: page, version, text: found.text, publishedOn: found.publishedOn } : undefined
    },
    async add({ name, ...version }, programmeVersion) {
      await database.em().insert(PageVersionTable, { page: name, ...version, programmeVersion })
      cache.invalidate('pages', '')
    },
  }
}
