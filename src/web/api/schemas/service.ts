import type { ServicePriceKind } from './servicePriceKind.ts'
import type { ServicePriceUnit } from './servicePriceUnit.ts'

export interface Service {
  id: string
  name: string
  description: string
  /** Dollars with two decimals; 0.00 if the service is free or its price is on request. */
  price: string
  /** What `price` stands for: the full price, a starting price, the low end of a range, the price of a package, or no price. */
  priceKind: ServicePriceKind
  /** The unit that `price` is for. If omitted, it’s for the whole treatment. */
  priceUnit?: ServicePriceUnit
  /** The high end of a range. */
  priceTo?: string
  /** The number of sessions in a package. */
  packageSize?: number
  category: string
  pointsEarned: number
  /** @nullable */
  durationMinutes?: number | null
  imageUrl: string
  /** About how long the results last. */
  lastsWeeks?: number
  /** The names of the locations that offer the service. If omitted, all of them do. */
  onlyAt?: string[]
}
