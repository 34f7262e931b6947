import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import { UnknownPlace } from '../refusals.ts'
import type { UsualPlaces } from '../usual-places.ts'

const route = routeOf<UsualPlaces>()

const placeId = z.uuid().nullable().meta({ description: 'One of the clinic’s locations; null: none.' })
const UsualPlace = z
  .object({ placeId })
  .meta({ id: 'UsualPlace', example: { placeId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01' } })

export const usualPlaceRoutes = [
  route({
    method: 'get',
    path: '/api/user/place',
    name: 'readUsualPlace',
    summary: 'The place that the member usually goes to.',
    description: 'Null where the member chose none, or where it is no longer there.',
    access: 'member',
    answer: UsualPlace,
    refusals: [],
    handle: async (places, { memberId }) => ({ placeId: await places.usualPlaceOf(memberId) }),
  }),
  route({
    method: 'put',
    path: '/api/user/place',
    name: 'chooseUsualPlace',
    summary: 'Choose the place that one usually goes to, or none.',
    description: 'Nobody has to.',
    access: 'member',
    body: z.strictObject({ placeId }),
    answer: UsualPlace,
    refusals: [UnknownPlace],
    handle: async (places, { memberId, body }) => {
      await places.chooseUsualPlace(memberId, body.placeId)
      return { placeId: body.placeId }
    },
  }),
]
