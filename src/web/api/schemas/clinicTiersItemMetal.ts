export type ClinicTiersItemMetal = (typeof ClinicTiersItemMetal)[keyof typeof ClinicTiersItemMetal]

export const ClinicTiersItemMetal = {
  bronze: 'bronze',
  silver: 'silver',
  gold: 'gold',
  platinum: 'platinum',
} as const
