export type SendPromotionBodyTargetCriteriaTier = (typeof SendPromotionBodyTargetCriteriaTier)[keyof typeof SendPromotionBodyTargetCriteriaTier]

export const SendPromotionBodyTargetCriteriaTier = {
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
} as const
