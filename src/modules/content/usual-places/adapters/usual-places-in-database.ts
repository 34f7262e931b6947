import type { Database, Migration } from '#platform/database/database.ts'
import type { ChosenPlaces } from '../ports.ts'

export const usualPlaceMigrations: readonly Migration[] = [
  {
    name: '0079 content: where members usually go',
    statements: ['create table content.usual_place (member_id uuid primary key, place_id uuid not null)'],
  },
]

export function usualPlacesInDatabase(database: Database): ChosenPlaces {
  const of = database.statement<{ placeId: string }>(
    'usual-place-of',
    'select place_id as "placeId" from content.usual_place where member_id = $1',
  )
  const choose = database.effect(
    'choose-usual-place',
    `insert into content.usual_place (member_id, place_id) values ($1, $2)
     on conflict (member_id) do update set place_id = excluded.place_id`,
  )
  const forget = database.statement<never>(
    'forget-usual-place',
    'delete from content.usual_place where member_id = $1',
  )
  return {
    of: async memberId => (await of(memberId))[0]?.placeId,
    choose,
    forget: async memberId => void (await forget(memberId)),
  }
}
