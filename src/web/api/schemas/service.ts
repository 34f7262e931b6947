import type { ServicePriceKind } from './servicePriceKind.ts'
import type { ServicePriceUnit } from './servicePriceUnit.ts'

export interface Service {
  id: string
  name: string
  description: string
  /** Dollars with two decimals; 0.00 where the service is free or its price is told on request. */
  price: string
  /** What `price` is: all of it, the least, the lower end, what a whole package costs, or nothing. */
  priceKind: ServicePriceKind
  /** What `price` is for one of; left out: the whole treatment. */
  priceUnit?: ServicePriceUnit
  /** The upper end of a range. */
  priceTo?: string
  /** How many sessions a package has. */
  packageSize?: number
  category: string
  pointsEarned: number
  /** @nullable */
  durationMinutes?: number | null
  imageUrl: string
  /** How long what it does lasts, about. */
  lastsWeeks?: number
  /** The places where it is offered, by name; left out: everywhere. */
  onlyAt?: string[]
}
