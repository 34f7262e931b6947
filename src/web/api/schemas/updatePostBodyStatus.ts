export type UpdatePostBodyStatus = (typeof UpdatePostBodyStatus)[keyof typeof UpdatePostBodyStatus]

export const UpdatePostBodyStatus = {
  draft: 'draft',
  published: 'published',
  archived: 'archived',
} as const
