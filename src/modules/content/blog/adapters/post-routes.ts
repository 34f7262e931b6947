import { createHash } from 'node:crypto'
import { z } from 'zod'
import { NotSignedIn } from '#platform/http/refusals.ts'
import { type Role, routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import type { Blog } from '../blog.ts'
import { type Post, postCategories, postStatuses, readTimeOf, slugOf } from '../posts.ts'
import { PostChanged, UnknownPost } from '../refusals.ts'

const route = routeOf<Blog>()

/** The roles that edit the clinic's content for patients. */
const editors: readonly Role[] = ['owner', 'manager']

const BlogPost = z
  .object({
    id: z.uuid(),
    slug: z.string().meta({ description: 'The post’s page is `/blog/{slug}`.' }),
    title: z.string(),
    excerpt: z.string(),
    content: z.string().meta({ description: 'Plain text; line breaks are kept.' }),
    featuredImage: z.string().nullable(),
    category: z.enum(postCategories).nullable(),
    tags: z.array(z.string()),
    readTime: z.int().meta({ description: 'Minutes, at 200 words per minute.' }),
    scientificReferences: z.string().nullable(),
    metaTitle: z.string().nullable(),
    metaDescription: z.string().nullable(),
    status: z.enum(postStatuses),
    createdAt: z.iso.datetime(),
    publishedAt: z.iso.datetime().nullable(),
    version: z
      .string()
      .optional()
      .meta({ description: 'Staff only. Send it as `If-Match` when you update the post.' }),
  })
  .meta({
    id: 'BlogPost',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1101',
      slug: 'what-sunscreen-does-for-a-filler-2f6f1d1c1101',
      title: 'What sunscreen does for a filler',
      excerpt: 'Why the calmest part of the treatment comes from a bottle.',
      content: 'A first paragraph.\n\nA second one.',
      featuredImage: '/pictures/post-sunlight.svg',
      category: 'skincare',
      tags: ['sunscreen', 'aftercare', 'fillers', 'daily care'],
      readTime: 3,
      scientificReferences: null,
      metaTitle: null,
      metaDescription: null,
      status: 'published',
      createdAt: '2026-11-02T18:00:00.000Z',
      publishedAt: '2026-11-03T18:00:00.000Z',
    },
  })

const needed = 'Please provide at least a title and content.'
const text = (most: number) =>
  trimmedText()
    .max(most, `Please enter at most ${most} characters`)
    .overwrite(words => words.toWellFormed())
const neededText = (most: number) =>
  trimmedText(needed)
    .min(1, needed)
    .max(most, `Please enter at most ${most} characters`)
    .overwrite(words => words.toWellFormed())
/** An empty form field means no text. */
const optional = (most: number) =>
  text(most)
    .nullable()
    .transform(words => words || null)
    .optional()

const picture = text(1_000)
  .refine(isPicture, 'The image link must start with https://')
  .nullable()
  .transform(address => address || null)
  .optional()
  .meta({ description: 'An https URL, or the path of one of the app’s own pictures.' })

function isPicture(address: string): boolean {
  if (address === '' || /^\/pictures\/[\w-]+\.(?:svg|webp|png|jpe?g)$/.test(address)) return true
  return address.startsWith('https://') && URL.canParse(address)
}

const postBody = z.strictObject({
  title: neededText(200),
  content: neededText(60_000),
  excerpt: text(500).optional(),
  featuredImage: picture,
  category: z
    .enum(postCategories)
    .or(z.literal(''))
    .nullable()
    .transform(category => category || null)
    .optional(),
  tags: z.array(text(60)).max(30, 'Please enter at most 30 tags').optional(),
  scientificReferences: optional(10_000),
  metaTitle: optional(200),
  metaDescription: optional(500),
  status: z.enum(postStatuses).optional(),
})

const postChange = postBody.partial({ title: true, content: true })

const shown = ({ createdAt, publishedAt, tags, ...post }: Post) => ({
  ...post,
  slug: slugOf(post),
  tags: [...tags],
  readTime: readTimeOf(post.content),
  createdAt: createdAt.toISOString(),
  publishedAt: publishedAt?.toISOString() ?? null,
})

const versionOf = (post: Post) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(shown(post)).sort()))
    .digest('base64url')
    .slice(0, 22)

const shownToStaff = (post: Post) => ({ ...shown(post), version: versionOf(post) })

/** Compares a post with the editor's revision from `If-Match`. Without one, the change applies to any revision. */
const seenAs = (ifMatch: string) => (post: Post) => ifMatch === '' || ifMatch === `"${versionOf(post)}"`

const params = z.object({ id: z.uuid() })

const auditSubject = (answer: unknown) => `post ${(answer as { readonly title: string }).title}`

export const postRoutes = [
  route({
    method: 'get',
    path: '/api/blog-posts',
    name: 'listPosts',
    summary: 'List blog posts, newest first.',
    description:
      'Published posts are the same for everyone and come with an `ETag`. With `includeUnpublished=true`, ' +
      'staff also get drafts and archived posts, each with its `version`.',
    access: 'visitor',
    query: z.object({
      includeUnpublished: z.enum(['true', 'false']).optional().meta({ description: 'Staff only.' }),
    }),
    answer: z.array(BlogPost),
    refusals: [NotSignedIn],
    cache: { topic: 'blog-posts', unless: ({ query }) => 'includeUnpublished' in query },

    handle: async (blog, { query, staff }) => {
      if (query.includeUnpublished !== 'true') return (await blog.listPosts()).map(shown)
      if (!staff) throw new NotSignedIn()
      return (await blog.listAllPosts()).map(shownToStaff)
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/blog-posts',
    name: 'createPost',
    summary: 'Create a blog post.',
    description:
      'The post is a draft unless `status` says otherwise. The reading time is calculated from the word ' +
      'count. Tags are trimmed, and duplicates are removed.',
    access: editors,
    audit: { subject: auditSubject },
    body: postBody,
    answer: BlogPost,
    refusals: [],
    handle: async (blog, { body }) => shownToStaff(await blog.createPost(body)),
  }),
  route({
    method: 'put',
    path: '/api/admin/blog-posts/{id}',
    name: 'updatePost',
    summary: 'Update a blog post.',
    description:
      'Fields that you leave out don’t change. With `If-Match: "version"`, the update is refused if the ' +
      'post has changed since you read it.',
    access: editors,
    audit: { subject: auditSubject },
    params,
    body: postChange,
    headers: { 'If-Match': 'The `version` of the post as it was read, in quotes.' },
    answer: BlogPost,
    refusals: [UnknownPost, PostChanged],
    handle: async (blog, { params: { id }, body, header }) =>
      shownToStaff(await blog.updatePost(id, body, seenAs(header('If-Match')))),
  }),
  route({
    method: 'delete',
    path: '/api/admin/blog-posts/{id}',
    name: 'deletePost',
    summary: 'Delete a blog post.',
    description: 'This is permanent, and the post disappears from every list immediately.',
    access: editors,
    audit: { subject: auditSubject },
    params,
    answer: z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } }),
    refusals: [UnknownPost],
    handle: async (blog, { params: { id } }) => {
      const title = await blog.deletePost(id)
      return { success: true, title }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/blog-posts/{id}/publish',
    name: 'publishPost',
    summary: 'Publish a blog post.',
    description: 'A post that was published before keeps its original publication date.',
    access: editors,
    audit: { subject: auditSubject },
    params,
    answer: BlogPost,
    refusals: [UnknownPost],
    handle: async (blog, { params: { id } }) => shownToStaff(await blog.publishPost(id)),
  }),
]
