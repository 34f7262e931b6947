import { membersOfTiers } from '../tier-choices.ts'

/** The types in the form, and the meaning of their values. */
export const discountTypes = [
  { value: 'percentage', label: 'Percentage', hint: 'Percent, from 1 to 100' },
  { value: 'fixed', label: 'Fixed amount', hint: 'Dollars, above 0' },
  { value: 'points', label: 'Bonus points', hint: 'A whole number of points' },
  { value: 'birthday', label: 'Birthday special', hint: '0 if the birthday special has no amount' },
  { value: 'service', label: 'Free service', hint: '0, or the dollar value of the service' },
] as const

export const valueHint = (type: string) =>
  discountTypes.find(({ value }) => value === type)?.hint ?? 'For example, 20 for 20% off'

export const audiences = [
  { value: 'ALL', label: 'All members' },
  ...membersOfTiers,
  { value: 'BIRTHDAY', label: 'Birthday this month' },
  { value: 'NEW_CUSTOMERS', label: 'New members' },
] as const

export const audienceTitle = (audience: string) =>
  audiences.find(({ value }) => value === audience)?.label ?? audience
