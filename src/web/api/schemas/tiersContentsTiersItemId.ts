/**
 * The tier’s name in API responses. It never changes.
 */
export type TiersContentsTiersItemId = (typeof TiersContentsTiersItemId)[keyof typeof TiersContentsTiersItemId]

export const TiersContentsTiersItemId = {
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
} as const
