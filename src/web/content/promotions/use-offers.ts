import { useSyncExternalStore } from 'react'
import { getListPromotionsQueryKey, useListPromotions } from '#api/promotions/promotions.ts'
import { ageOfList, onListAgeChanged } from '../../data/staleness.ts'
import { isoDayOf } from '../../format/days.ts'
import { useNow } from '../../format/use-now.ts'
import { discountLabel } from './promotion-labels.ts'

const [path] = getListPromotionsQueryKey()
const unknownAge = () => undefined

/**
 * The promotions without those that have ended since they were loaded, on a screen left open overnight or from an
 * earlier visit's copy. Otherwise the server decides which are active, whatever this device's clock says.
 */
export function useOffers(query: { readonly refetchOnMount?: false } = {}) {
  const { data, dataUpdatedAt, error, isPending, refetch } = useListPromotions({ query })
  const keptAt = useSyncExternalStore(onListAgeChanged, () => ageOfList(path), unknownAge)
  const today = isoDayOf(useNow())
  const told = isoDayOf(keptAt ?? dataUpdatedAt)
  const offers = data?.filter(({ validUntil }) => validUntil < told || validUntil >= today)
  return { offers, error, isPending, refetch }
}

/** The title and discount of the first promotion that isn't limited to some members. */
export function useSpecialForAll(): string | undefined {
  const special = useOffers().offers?.find(({ targetAudience }) => targetAudience === 'ALL')
  return special && `${special.title} · ${discountLabel(special)}`
}
