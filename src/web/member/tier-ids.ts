import type { UserTier } from '#api/schemas/index.ts'

/** In rising order, as answers call them. Apart from their names, which every screen needs. */
export const tierIds: readonly UserTier[] = ['Bronze', 'Silver', 'Gold', 'Platinum']
