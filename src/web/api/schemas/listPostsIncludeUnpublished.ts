export type ListPostsIncludeUnpublished = (typeof ListPostsIncludeUnpublished)[keyof typeof ListPostsIncludeUnpublished]

export const ListPostsIncludeUnpublished = {
  true: 'true',
  false: 'false',
} as const
