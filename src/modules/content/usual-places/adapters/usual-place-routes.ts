import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import { UnknownPlace } from '../refusals.ts'
import type { UsualPlaces } from '../usual-places.ts'

const route = routeOf<UsualPlaces>()

const placeId = z
  .uuid()
  .nullable()
  .meta({ description: 'The ID of one of the clinic’s locations; null if there is none.' })
const UsualPlace = z
  .object({ placeId })
  .meta({ id: 'UsualPlace', example: { placeId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01' } })

export const usualPlaceRoutes = [
  route({
    method: 'get',
    path: '/api/user/place',
    name: 'readUsualPlace',
    summary: 'Get the member’s preferred location.',
    description: 'Null if the member hasn’t chosen one, or if the location no longer exists.',
    access: 'member',
    answer: UsualPlace,
    refusals: [],
    handle: async (places, { memberId }) => ({ placeId: await places.usualPlaceOf(memberId) }),
  }),
  route({
    method: 'put',
    path: '/api/user/place',
    name: 'chooseUsualPlace',
    summary: 'Set or clear the member’s preferred location.',
    description: 'This is optional for members.',
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
