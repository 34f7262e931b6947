/**
 * What `price` is for one of; left out: the whole treatment.
 */
export type ServicePriceUnit = (typeof ServicePriceUnit)[keyof typeof ServicePriceUnit]

export const ServicePriceUnit = {
  unit: 'unit',
  syringe: 'syringe',
  vial: 'vial',
  area: 'area',
  session: 'session',
} as const
