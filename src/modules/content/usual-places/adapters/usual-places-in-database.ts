import { defineEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { ChosenPlaces } from '../ports.ts'

export const UsualPlaceTable = defineEntity({
  name: 'UsualPlace',
  tableName: 'content.usual_place',
  properties: {
    memberId: p.uuid().primary(),
    placeId: p.uuid(),
  },
})

export function usualPlacesInDatabase(database: Database): ChosenPlaces {
  return {
    of: async memberId => (await database.em().findOne(UsualPlaceTable, { memberId }))?.placeId,
    choose: async (memberId, placeId) =>
      void (await database.em().upsert(UsualPlaceTable, { memberId, placeId })),
    forget: async memberIds =>
      void (await database.em().nativeDelete(UsualPlaceTable, { memberId: { $in: [...memberIds] } })),
  }
}
