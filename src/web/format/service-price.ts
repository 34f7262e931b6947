import type { Service } from '#api/schemas/index.ts'
import { dollars, price as exact } from './money.ts'
import { pointsEarned as earned, points } from './points.ts'

export type ServicePrice = Pick<Service, 'price'> & {
  priceKind?: Service['priceKind'] | undefined
  priceUnit?: Service['priceUnit'] | null | undefined
  priceTo?: string | null | undefined
  packageSize?: number | null | undefined
}

/** A service's price for the menu: '$249.00', 'from $12 per unit', '6 for $999', 'Price on request'. */
export function servicePrice({ price, priceKind, priceUnit, priceTo, packageSize }: ServicePrice): string {
  if (priceKind === 'free') return 'Free'
  if (priceKind === 'on-request') return 'Price on request'
  if (priceKind === 'package' && packageSize) return `${packageSize} for ${dollars(price)}`
  const per = priceUnit ? ` per ${priceUnit}` : ''
  if (priceKind === 'from') return `from ${dollars(price)}${per}`
  if (priceKind === 'range' && priceTo) return `${dollars(price)}–${dollars(priceTo)}${per}`
  return per ? `${dollars(price)}${per}` : exact(price)
}

/** Whether the price alone doesn't tell what a visit costs. */
export const isOpenPrice = ({ priceKind, priceUnit }: Omit<ServicePrice, 'price'>): boolean =>
  Boolean(priceUnit) || priceKind === 'from' || priceKind === 'range' || priceKind === 'on-request'

type ServicePoints = Omit<ServicePrice, 'price'> & { pointsEarned: number }

/** Whether staff decide the points of each visit, because the menu has none. */
export const hasOpenPoints = (service: ServicePoints): boolean =>
  service.pointsEarned === 0 && isOpenPrice(service)

/** A service's points: '+65 points', 'from 70 points', 'Points vary', or empty if it earns none. */
export function servicePoints(service: ServicePoints): string {
  const { pointsEarned, priceKind } = service
  if (pointsEarned === 0) return isOpenPrice(service) ? 'Points vary' : ''
  return priceKind === 'from' || priceKind === 'range' ? `from ${points(pointsEarned)}` : earned(pointsEarned)
}

/** An option for a service, with its points: 'Lip Filler (65 points)'. */
export function serviceWithPoints(service: ServicePoints & { name: string }): string {
  const { name, pointsEarned } = service
  return `${name} (${hasOpenPoints(service) ? 'points vary' : points(pointsEarned)})`
}
