/**
 * `NOT_CLAIMED`: members who have never signed in, such as imported patients.
 */
export type SendEmailCampaignBodyTargetAudience = (typeof SendEmailCampaignBodyTargetAudience)[keyof typeof SendEmailCampaignBodyTargetAudience]

export const SendEmailCampaignBodyTargetAudience = {
  ALL: 'ALL',
  NOT_CLAIMED: 'NOT_CLAIMED',
} as const
