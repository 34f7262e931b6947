import { isOpenPrice, type ServicePrice } from '../../../format/service-price.ts'

/**
 * One point for every ten dollars, to the nearest one: what a service of this price usually earns, and at least earns where its
 * price begins somewhere. None where the price alone says nothing of the visit: staff enter them at the desk.
 */
export function proposedPoints(service: ServicePrice): number {
  const { price, priceKind, priceUnit } = service
  const isLeast = !priceUnit && (priceKind === 'from' || priceKind === 'range')
  return isOpenPrice(service) && !isLeast ? 0 : Math.round(Number(price) / 10)
}
