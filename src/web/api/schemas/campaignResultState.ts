export type CampaignResultState = (typeof CampaignResultState)[keyof typeof CampaignResultState]

export const CampaignResultState = {
  scheduled: 'scheduled',
  sending: 'sending',
  paused: 'paused',
  late: 'late',
  done: 'done',
  cancelled: 'cancelled',
} as const
