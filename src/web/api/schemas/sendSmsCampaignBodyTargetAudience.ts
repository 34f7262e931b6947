export type SendSmsCampaignBodyTargetAudience = (typeof SendSmsCampaignBodyTargetAudience)[keyof typeof SendSmsCampaignBodyTargetAudience]

export const SendSmsCampaignBodyTargetAudience = {
  ALL: 'ALL',
  NOT_CLAIMED: 'NOT_CLAIMED',
} as const
