import type { BlogPostCategory } from './blogPostCategory.ts'
import type { BlogPostStatus } from './blogPostStatus.ts'

export interface BlogPost {
  id: string
  /** The post is at `/blog/{slug}`. */
  slug: string
  title: string
  excerpt: string
  /** Plain text; line breaks count. */
  content: string
  /** @nullable */
  featuredImage: string | null
  /** @nullable */
  category: BlogPostCategory
  tags: string[]
  /** Minutes, at 200 words a minute. */
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
  /** For staff, who send it back as `If-Match`. */
  version?: string
}
