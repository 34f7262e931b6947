/**
 * The unit that `price` is for. Null means the whole treatment.
 * @nullable
 */
export type MenuContentsServicesItemPriceUnit = (typeof MenuContentsServicesItemPriceUnit)[keyof typeof MenuContentsServicesItemPriceUnit] | null

export const MenuContentsServicesItemPriceUnit = {
  unit: 'unit',
  syringe: 'syringe',
  vial: 'vial',
  area: 'area',
  session: 'session',
} as const
