import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import type { Focus } from '../focus.ts'

const route = routeOf<Focus>()

const FocusOfDay = z
  .object({
    kind: z.enum(['reward', 'photo', 'special', 'none']).meta({
      description:
        'A reward that can be claimed, a progress photo that is due, or the last days of the first promotion.',
    }),
    photo: z
      .object({ treatmentDate: z.iso.date(), points: z.int() })
      .nullable()
      .meta({ description: 'The treatment of which a photo earns points today; where that comes first.' }),
    mustRenewIntake: z
      .boolean()
      .meta({ description: 'The medical intake is over a year old, or the clinic asks for a new one.' }),
  })
  .meta({ id: 'FocusOfDay', example: { kind: 'special', photo: null, mustRenewIntake: false } })

export const focusRoutes = [
  route({
    method: 'get',
    path: '/api/user/focus',
    name: 'readFocus',
    summary: 'The one thing that comes first for the member today.',
    description: 'At most one: what has been earned, then what can be earned, then what ends.',
    access: 'member',
    answer: FocusOfDay,
    refusals: [],
    handle: async (focus, { memberId }) => focus.readFocus(memberId),
  }),
]
