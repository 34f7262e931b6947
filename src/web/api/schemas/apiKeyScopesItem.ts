export type ApiKeyScopesItem = (typeof ApiKeyScopesItem)[keyof typeof ApiKeyScopesItem]

export const ApiKeyScopesItem = {
  'members:read': 'members:read',
  'members:enroll': 'members:enroll',
  'points:award': 'points:award',
  'vouchers:redeem': 'vouchers:redeem',
} as const
