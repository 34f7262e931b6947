/**
 * The unit that `price` is for. If omitted, it’s for the whole treatment.
 */
export type ServicePriceUnit = (typeof ServicePriceUnit)[keyof typeof ServicePriceUnit]

export const ServicePriceUnit = {
  unit: 'unit',
  syringe: 'syringe',
  vial: 'vial',
  area: 'area',
  session: 'session',
} as const
