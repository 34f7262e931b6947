export const postCategories = ['skincare', 'treatments', 'wellness', 'research', 'news'] as const
export type PostCategory = (typeof postCategories)[number]

export const postStatuses = ['draft', 'published', 'archived'] as const
export type PostStatus = (typeof postStatuses)[number]

/** A post's editable fields. The content is plain text and keeps its line breaks. */
export interface PostFields {
  readonly title: string
  readonly excerpt: string
  readonly content: string
  readonly featuredImage: string | null
  readonly category: PostCategory | null
  readonly tags: readonly string[]
  readonly scientificReferences: string | null
  readonly metaTitle: string | null
  readonly metaDescription: string | null
  readonly status: PostStatus
}

export interface Post extends PostFields {
  readonly id: string
  readonly createdAt: Date
  /** When it was first published; stays the same if it's archived and published again. */
  readonly publishedAt: Date | null
}

/** Fields that are left out stay the same. */
export type PostChange = { readonly [Field in keyof PostFields]?: PostFields[Field] | undefined }

/** A new post needs a title and content. Fields that are left out are empty. */
export type PostDraft = PostChange & Pick<PostFields, 'title' | 'content'>

export const emptyPost: PostFields = {
  title: '',
  excerpt: '',
  content: '',
  featuredImage: null,
  category: null,
  tags: [],
  scientificReferences: null,
  metaTitle: null,
  metaDescription: null,
  status: 'draft',
}

const mostSlugLetters = 60

/**
 * The end of the post's URL: its title in plain letters, plus the end of its ID, which finds it even if the title
 * changes.
 */
export function slugOf({ id, title }: Pick<Post, 'id' | 'title'>): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return [shortened(words.join('-')), id.slice(-12)].filter(Boolean).join('-')
}

function shortened(words: string): string {
  if (words.length <= mostSlugLetters) return words
  const end = words.lastIndexOf('-', mostSlugLetters)
  return words.slice(0, end > 0 ? end : mostSlugLetters)
}

const wordsPerMinute = 200

/** Reading time in minutes: at least 1, at 200 words a minute. */
export function readTimeOf(content: string): number {
  const words = content.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

/** Trims tags and drops empty ones and duplicates. */
export function tidyTags(tags: readonly string[]): readonly string[] {
  return [...new Set(tags.map(tag => tag.trim()).filter(Boolean))]
}

/** Applies the draft's fields to `before`. */
export function withDraft(before: PostFields, draft: PostChange): PostFields {
  const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined))
  const { tags, ...fields }: PostFields = { ...before, ...given }
  return { ...fields, tags: tidyTags(tags) }
}
