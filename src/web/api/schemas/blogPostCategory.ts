/**
 * @nullable
 */
export type BlogPostCategory = (typeof BlogPostCategory)[keyof typeof BlogPostCategory] | null

export const BlogPostCategory = {
  skincare: 'skincare',
  treatments: 'treatments',
  wellness: 'wellness',
  research: 'research',
  news: 'news',
} as const
