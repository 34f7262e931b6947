/**
 * The material of the tier’s card.
 */
export type TiersContentsTiersItemMetal = (typeof TiersContentsTiersItemMetal)[keyof typeof TiersContentsTiersItemMetal]

export const TiersContentsTiersItemMetal = {
  bronze: 'bronze',
  silver: 'silver',
  gold: 'gold',
  platinum: 'platinum',
} as const
