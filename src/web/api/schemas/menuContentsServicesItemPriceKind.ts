/**
 * What `price` stands for: the full price, a starting price, the low end of a range, the price of a package, or no price.
 */
export type MenuContentsServicesItemPriceKind = (typeof MenuContentsServicesItemPriceKind)[keyof typeof MenuContentsServicesItemPriceKind]

export const MenuContentsServicesItemPriceKind = {
  fixed: 'fixed',
  from: 'from',
  range: 'range',
  package: 'package',
  'on-request': 'on-request',
  free: 'free',
} as const
