export type CampaignState = (typeof CampaignState)[keyof typeof CampaignState]

export const CampaignState = {
  scheduled: 'scheduled',
  sending: 'sending',
  paused: 'paused',
  late: 'late',
  done: 'done',
  cancelled: 'cancelled',
} as const
