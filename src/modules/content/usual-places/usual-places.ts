import type { UsualPlacesPorts } from './ports.ts'
import { UnknownPlace } from './refusals.ts'

/** The location a member usually goes to. It's optional, and no statistic or audience uses it. */
export interface UsualPlaces {
  /** Its id; null where the member said nothing, or where the place is no longer open. */
  usualPlaceOf(memberId: string): Promise<string | null>
  /** Null: none any more. Refuses with `UnknownPlace`. */
  chooseUsualPlace(memberId: string, placeId: string | null): Promise<void>
  personalDataOf(memberId: string): Promise<{ readonly usualPlace: string | null }>
  eraseMember(memberId: string): Promise<void>
}

export function openUsualPlaces({ chosen, placeOf }: UsualPlacesPorts): UsualPlaces {
  const placeOfMember = async (memberId: string) => {
    const id = await chosen.of(memberId)
    const place = id === undefined ? undefined : await placeOf(id)
    return id !== undefined && place ? { ...place, id } : undefined
  }
  return {
    async usualPlaceOf(memberId) {
      const place = await placeOfMember(memberId)
      return place && !place.isArchived ? place.id : null
    },
    async chooseUsualPlace(memberId, placeId) {
      if (placeId === null) return chosen.forget(memberId)
      const place = await placeOf(placeId)
      if (!place || place.isArchived) throw new UnknownPlace()
      await chosen.choose(memberId, placeId)
    },
    personalDataOf: async memberId => ({ usualPlace: (await placeOfMember(memberId))?.name ?? null }),
    eraseMember: memberId => chosen.forget(memberId),
  }
}
