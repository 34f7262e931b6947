import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import type { Posts } from '../ports.ts'
import type { Post } from '../posts.ts'

export const postMigrations: readonly Migration[] = [
  {
    name: '0012 content: blog posts',
    statements: [
      `create table content.post (
        id uuid primary key,
        title text not null,
        excerpt text not null,
        content text not null,
        featured_image text,
        category text check (category in ('skincare', 'treatments', 'wellness', 'research', 'news')),
        tags jsonb not null,
        scientific_references text,
        meta_title text,
        meta_description text,
        status text not null check (status in ('draft', 'published', 'archived')),
        created_at timestamptz not null,
        published_at timestamptz,
        constraint published_posts_have_a_time check (status <> 'published' or published_at is not null)
      )`,
      `create index post_by_publication on content.post (published_at desc, id desc) where status = 'published'`,
    ],
  },
]

const columns = `id, title, excerpt, content, featured_image as "featuredImage", category, tags,
  scientific_references as "scientificReferences", meta_title as "metaTitle",
  meta_description as "metaDescription", status, created_at as "createdAt", published_at as "publishedAt"`

const valuesOf = (p: Post) => [
  p.id,
  p.title,
  p.excerpt,
  p.content,
  p.featuredImage,
  p.category,
  JSON.stringify(p.tags),
  p.scientificReferences,
  p.metaTitle,
  p.metaDescription,
  p.status,
  p.createdAt,
  p.publishedAt,
]

const named = `(id, title, excerpt, content, featured_image, category, tags, scientific_references, meta_title,
  meta_description, status, created_at, published_at)`
const values = '($1, $2, $3, $4, $5, $6, $7::text::jsonb, $8, $9, $10, $11, $12, $13)'

export function postsInDatabase(database: Database, cache: Cache): Posts {
  const published = database.statement<Post>(
    'published-posts',
    `select ${columns} from content.post where status = 'published' order by published_at desc, id desc`,
  )
  const all = database.statement<Post>(
    'all-posts',
    `select ${columns} from content.post order by created_at desc, id desc`,
  )
  const findToChange = database.statement<Post>(
    'post-to-change',
    `select ${columns} from content.post where id = $1 for update`,
  )
  const add = database.statement<never>('add-post', `insert into content.post ${named} values ${values}`)
  const change = database.statement<never>(
    'change-post',
    `update content.post set ${named} = ${values} where id = $1`,
  )
  const publish = database.statement<Post>(
    'publish-post',
    `update content.post set status = 'published', published_at = coalesce(published_at, $2) where id = $1
     returning ${columns}`,
  )
  const remove = database.statement<{ title: string }>(
    'remove-post',
    'delete from content.post where id = $1 returning title',
  )
  const changed = () => cache.invalidate('blog-posts', '')
  return {
    published: () => published(),
    all: () => all(),
    findToChange: async id => (await findToChange(id))[0],
    async add(post) {
      await add(...valuesOf(post))
      changed()
    },
    async change(post) {
      await change(...valuesOf(post))
      changed()
    },
    async publish(id, at) {
      const [post] = await publish(id, at)
      changed()
      return post
    },
    async remove(id) {
      const [removed] = await remove(id)
      changed()
      return removed?.title
    },
  }
}
