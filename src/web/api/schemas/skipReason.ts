export type SkipReason = (typeof SkipReason)[keyof typeof SkipReason]

export const SkipReason = {
  no_consent: 'no consent',
  unsubscribed: 'unsubscribed',
  stopped: 'stopped',
  suppressed: 'suppressed',
  no_address: 'no address',
  address_changed: 'address changed',
  no_number: 'no number',
  number_changed: 'number changed',
  inactive: 'inactive',
  same_address: 'same address',
  daily_limit: 'daily limit',
  already_this_year: 'already this year',
  left: 'left',
  cancelled: 'cancelled',
} as const
