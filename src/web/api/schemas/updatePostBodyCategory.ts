export type UpdatePostBodyCategory = (typeof UpdatePostBodyCategory)[keyof typeof UpdatePostBodyCategory] | null

export const UpdatePostBodyCategory = {
  skincare: 'skincare',
  treatments: 'treatments',
  wellness: 'wellness',
  research: 'research',
  news: 'news',
  '': '',
} as const
