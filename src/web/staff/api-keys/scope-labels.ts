import type { ApiKeyScopesItem } from '#api/schemas/index.ts'

interface ScopeLabel {
  readonly scope: ApiKeyScopesItem
  readonly label: string
  readonly hint: string
}

/** The scopes of a key, in the clinic's words. */
export const scopeLabels: readonly ScopeLabel[] = [
  {
    scope: 'members:read',
    label: 'Read members',
    hint: 'Names, email addresses, points, tiers and vouchers. No medical information.',
  },
  { scope: 'points:award', label: 'Award points', hint: 'For services, like the front desk does.' },
  {
    scope: 'vouchers:redeem',
    label: 'Redeem vouchers',
    hint: 'Same as the front desk; each voucher works once.',
  },
  {
    scope: 'members:enroll',
    label: 'Enroll members',
    hint: 'A name is enough; phone and email are optional.',
  },
]

export const labelOf = (scope: ApiKeyScopesItem) =>
  scopeLabels.find(each => each.scope === scope)?.label ?? scope
