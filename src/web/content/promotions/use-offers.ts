import { useSyncExternalStore } from 'react'
import { getListPromotionsQueryKey, useListPromotions } from '#api/promotions/promotions.ts'
import { ageOfList, onListAgeChanged } from '../../data/staleness.ts'
import { isoDayOf } from '../../format/days.ts'
import { useNow } from '../../format/use-now.ts'

const [path] = getListPromotionsQueryKey()
const unknownAge = () => undefined

/**
 * The promotions, without those that have ended since the clinic told of them: on a screen that is left open overnight, or
 * in the copy of an earlier visit. Which are offered at that moment is for the clinic to say, whatever this device's clock
 * says.
 */
export function useOffers() {
  const { data, dataUpdatedAt, error, isPending, refetch } = useListPromotions()
  const keptAt = useSyncExternalStore(onListAgeChanged, () => ageOfList(path), unknownAge)
  const today = isoDayOf(useNow())
  const told = isoDayOf(keptAt ?? dataUpdatedAt)
  const offers = data?.filter(({ validUntil }) => validUntil < told || validUntil >= today)
  return { offers, error, isPending, refetch }
}
