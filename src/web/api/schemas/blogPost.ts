import type { BlogPostCategory } from './blogPostCategory.ts'
import type { BlogPostStatus } from './blogPostStatus.ts'

export interface BlogPost {
  id: string
  /** The post’s page is `/blog/{slug}`. */
  slug: string
  title: string
  excerpt: string
  /** Plain text; line breaks are kept. */
  content: string
  /** @nullable */
  featuredImage: string | null
  /** @nullable */
  category: BlogPostCategory
  tags: string[]
  /** Minutes, at 200 words per minute. */
  readTime: number
  /** @nullable */
  scientificReferences: string | null
  /** @nullable */
  metaTitle: string | null
  /** @nullable */
  metaDescription: string | null
  status: BlogPostStatus
  createdAt: string
  /** @nullable */
  publishedAt: string | null
  /** Staff only. Send it as `If-Match` when you update the post. */
  version?: string
}
