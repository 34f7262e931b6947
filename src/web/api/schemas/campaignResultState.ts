export type CampaignResultState = (typeof CampaignResultState)[keyof typeof CampaignResultState]

export const CampaignResultState = {
  scheduled: 'scheduled',
  sending: 'sending',
  paused: 'paused',
  done: 'done',
  cancelled: 'cancelled',
} as const
