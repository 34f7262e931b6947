import { CreatePostBody } from '#api/bodies/blog/blog.ts'
import type { BlogPost, CreatePostBody as Body } from '#api/schemas/index.ts'
import { contractProblems } from '../../form/contract-problems.ts'
import { fieldProblems } from '../../form/field-problems.ts'

export const emptyPost = {
  title: '',
  excerpt: '',
  content: '',
  featuredImage: '',
  category: '',
  tags: '',
  scientificReferences: '',
  metaTitle: '',
  metaDescription: '',
  status: 'draft',
}

export type PostDraft = Readonly<typeof emptyPost>

/** The key under which the tab keeps a post's input. */
export const draftName = (id = 'new') => `post:${id}`

export const draftOf = (post: BlogPost | undefined): PostDraft =>
  post
    ? {
        title: post.title,
        excerpt: post.excerpt,
        content: post.content,
        featuredImage: post.featuredImage ?? '',
        category: post.category ?? '',
        tags: post.tags.join(', '),
        scientificReferences: post.scientificReferences ?? '',
        metaTitle: post.metaTitle ?? '',
        metaDescription: post.metaDescription ?? '',
        status: post.status,
      }
    : emptyPost

/** Splits at commas, trims, and drops empty tags. */
export const tagsIn = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map(tag => tag.trim())
      .filter(Boolean),
  ),
]

export const needed = 'Please provide at least a title and content.'

export const problemsOf = (draft: PostDraft) =>
  contractProblems(CreatePostBody, bodyOf(draft), {
    title: fieldProblems.title,
    content: 'Please enter the content',
  })

export const bodyOf = (draft: PostDraft) => ({ ...draft, tags: tagsIn(draft.tags) }) as Body

/** The post as patients will read it, with placeholders for missing parts. */
export function previewOf(draft: PostDraft, post: BlogPost | undefined): BlogPost {
  const text = (words: string) => words.trim() || null
  return {
    id: 'preview',
    slug: 'preview',
    title: draft.title.trim() || 'Post title',
    excerpt: draft.excerpt.trim(),
    content: draft.content.trim() || 'Your text shows up here.',
    featuredImage: isPicture(draft.featuredImage.trim()) ? draft.featuredImage.trim() : null,
    category: (draft.category || null) as BlogPost['category'],
    tags: tagsIn(draft.tags),
    readTime: readTimeOf(draft.content),
    scientificReferences: text(draft.scientificReferences),
    metaTitle: null,
    metaDescription: null,
    status: draft.status as BlogPost['status'],
    createdAt: post?.createdAt ?? new Date().toISOString(),
    publishedAt: post?.publishedAt ?? null,
  }
}

// Avoids loading a picture while its URL is still being typed.
const isPicture = (address: string) =>
  /^(?:https:\/\/[^/]+\.[^/]+\/.+|\/pictures\/[\w-]+\.(?:svg|webp|png|jpe?g))$/.test(address)

/** Minutes, computed as on the server: 200 words per minute. */
const readTimeOf = (content: string) =>
  Math.max(1, Math.ceil(content.split(/\s+/).filter(Boolean).length / 200))
