/**
 * What `price` is: all of it, the least, the lower end, what a whole package costs; or there is none.
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
