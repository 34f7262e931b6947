import { defineEntity, LockMode, p, raw } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import { columnsOf } from '#platform/database/columns.ts'
import type { Database } from '#platform/database/database.ts'
import type { Posts } from '../ports.ts'
import { type Post, postCategories, postStatuses } from '../posts.ts'

export const PostTable = defineEntity({
  name: 'Post',
  tableName: 'content.post',
  properties: {
    id: p.uuid().primary(),
    title: p.text(),
    excerpt: p.text(),
    content: p.text(),
    featuredImage: p.text().strictNullable(),
    category: p.enum(postCategories).strictNullable(),
    tags: p.json<readonly string[]>(),
    scientificReferences: p.text().strictNullable(),
    metaTitle: p.text().strictNullable(),
    metaDescription: p.text().strictNullable(),
    status: p.enum(postStatuses),
    createdAt: p.datetime(),
    publishedAt: p.datetime().strictNullable(),
  },
})

export function postsInDatabase(database: Database, cache: Cache): Posts {
  const published = database.statement<Post>(
    'published-posts',
    `select ${columnsOf(PostTable)} from content.post where status = 'published' order by published_at desc, id desc`,
  )
  const changed = () => cache.invalidate('blog-posts', '')
  return {
    published: () => published(),
    all: () => database.em().find(PostTable, {}, { orderBy: { createdAt: 'desc', id: 'desc' } }),
    async findToChange(id) {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE }
      return (await database.em().findOne(PostTable, { id }, lock)) ?? undefined
    },
    async add(post) {
      await database.em().insert(PostTable, post)
      changed()
    },
    async change({ id, ...fields }) {
      await database.em().nativeUpdate(PostTable, { id }, fields)
      changed()
    },
    async publish(id, at) {
      const em = database.em()
      const publishedAt = raw('coalesce(published_at, ?)', [at])
      await em.nativeUpdate(PostTable, { id }, { status: 'published', publishedAt })
      changed()
      return (await em.findOne(PostTable, { id })) ?? undefined
    },
    async remove(id) {
      const em = database.em()
      const post = await em.findOne(PostTable, { id })
      const removed = await em.nativeDelete(PostTable, { id })
      changed()
      return removed > 0 ? post?.title : undefined
    },
  }
}
