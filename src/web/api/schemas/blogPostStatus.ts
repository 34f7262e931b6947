export type BlogPostStatus = (typeof BlogPostStatus)[keyof typeof BlogPostStatus]

export const BlogPostStatus = {
  draft: 'draft',
  published: 'published',
  archived: 'archived',
} as const
