import type { UsualPlacesPorts } from './ports.ts'
import { UnknownPlace } from './refusals.ts'

/** A member's preferred location. It's optional, and no statistic or audience uses it. */
export interface UsualPlaces {
  /** The location's ID; null if the member didn't choose one or it's closed. */
  usualPlaceOf(memberId: string): Promise<string | null>
  /** Null clears the choice. Refuses with `UnknownPlace`. */
  chooseUsualPlace(memberId: string, placeId: string | null): Promise<void>
  personalDataOf(memberId: string): Promise<{ readonly usualPlace: string | null }>
  eraseMembers(memberIds: readonly string[]): Promise<void>
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
      if (placeId === null) return chosen.forget([memberId])
      const place = await placeOf(placeId)
      if (!place || place.isArchived) throw new UnknownPlace()
      await chosen.choose(memberId, placeId)
    },
    personalDataOf: async memberId => ({ usualPlace: (await placeOfMember(memberId))?.name ?? null }),
    eraseMembers: memberIds => chosen.forget(memberIds),
  }
}
