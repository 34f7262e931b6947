export type ApiKeyScopesItem = (typeof ApiKeyScopesItem)[keyof typeof ApiKeyScopesItem]

export const ApiKeyScopesItem = {
  'members:read': 'members:read',
  'points:award': 'points:award',
  'vouchers:redeem': 'vouchers:redeem',
} as const
