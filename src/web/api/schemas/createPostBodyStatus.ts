export type CreatePostBodyStatus = (typeof CreatePostBodyStatus)[keyof typeof CreatePostBodyStatus]

export const CreatePostBodyStatus = {
  draft: 'draft',
  published: 'published',
  archived: 'archived',
} as const
