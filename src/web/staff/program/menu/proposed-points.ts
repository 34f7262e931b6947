import { isOpenPrice, type ServicePrice } from '../../../format/service-price.ts'

/**
 * One point per ten dollars, rounded: the usual points for this price, or the minimum for a "from" price. None if the
 * price doesn't tell what a visit costs; staff then enter points at the desk.
 */
export function proposedPoints(service: ServicePrice): number {
  const { price, priceKind, priceUnit } = service
  const isLeast = !priceUnit && (priceKind === 'from' || priceKind === 'range')
  return isOpenPrice(service) && !isLeast ? 0 : Math.round(Number(price) / 10)
}
