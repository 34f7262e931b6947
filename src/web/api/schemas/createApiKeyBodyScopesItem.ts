export type CreateApiKeyBodyScopesItem = (typeof CreateApiKeyBodyScopesItem)[keyof typeof CreateApiKeyBodyScopesItem]

export const CreateApiKeyBodyScopesItem = {
  'members:read': 'members:read',
  'members:enroll': 'members:enroll',
  'points:award': 'points:award',
  'vouchers:redeem': 'vouchers:redeem',
} as const
