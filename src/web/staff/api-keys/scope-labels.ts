import type { ApiKeyScopesItem } from '#api/schemas/index.ts'

interface ScopeLabel {
  readonly scope: ApiKeyScopesItem
  readonly label: string
  readonly hint: string
}

/** What a key may do, in the words of the clinic. */
export const scopeLabels: readonly ScopeLabel[] = [
  {
    scope: 'members:read',
    label: 'Read members',
    hint: 'Names, email addresses, points, tiers and vouchers. No medical information.',
  },
  { scope: 'points:award', label: 'Award points', hint: 'For services, like the front desk does.' },
  { scope: 'vouchers:redeem', label: 'Redeem vouchers', hint: 'Each one once, like the front desk does.' },
  { scope: 'members:enroll', label: 'Enroll members', hint: 'With a name alone, or with a phone or email.' },
]

export const labelOf = (scope: ApiKeyScopesItem) =>
  scopeLabels.find(each => each.scope === scope)?.label ?? scope
