import type { UserTier } from '#api/schemas/index.ts'

/** In rising order, as in API responses. Separate from the tiers' names, which every screen needs. */
export const tierIds: readonly UserTier[] = ['Bronze', 'Silver', 'Gold', 'Platinum']
