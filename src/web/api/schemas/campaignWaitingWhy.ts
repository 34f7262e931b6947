export type CampaignWaitingWhy = (typeof CampaignWaitingWhy)[keyof typeof CampaignWaitingWhy]

export const CampaignWaitingWhy = {
  late: 'late',
  not_set_up: 'not set up',
  account_trouble: 'account trouble',
  quiet_hours: 'quiet hours',
  provider_away: 'provider away',
  provider_slow: 'provider slow',
  next_try: 'next try',
  no_worker: 'no worker',
} as const
