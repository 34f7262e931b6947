export type CreatePostBodyCategory = (typeof CreatePostBodyCategory)[keyof typeof CreatePostBodyCategory] | null

export const CreatePostBodyCategory = {
  skincare: 'skincare',
  treatments: 'treatments',
  wellness: 'wellness',
  research: 'research',
  news: 'news',
  '': '',
} as const
