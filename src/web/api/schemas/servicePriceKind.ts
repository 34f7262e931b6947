/**
 * What `price` is: all of it, the least, the lower end, what a whole package costs, or nothing.
 */
export type ServicePriceKind = (typeof ServicePriceKind)[keyof typeof ServicePriceKind]

export const ServicePriceKind = {
  fixed: 'fixed',
  from: 'from',
  range: 'range',
  package: 'package',
  'on-request': 'on-request',
  free: 'free',
} as const
