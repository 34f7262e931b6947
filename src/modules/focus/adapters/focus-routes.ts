import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import type { Focus } from '../focus.ts'

const route = routeOf<Focus>()

const FocusOfDay = z
  .object({
    kind: z.enum(['reward', 'photo', 'special', 'none']).meta({
      description:
        'A reward that can be claimed, a progress photo that is due, or a promotion that ends soon.',
    }),
    photo: z
      .object({ treatmentDate: z.iso.date(), points: z.int() })
      .nullable()
      .meta({ description: 'The treatment whose photo earns points today, if `kind` is `photo`.' }),
    mustRenewIntake: z
      .boolean()
      .meta({ description: 'The medical intake is over a year old, or the clinic asks for a new one.' }),
    isIntakeMissing: z.boolean().meta({ description: 'The member never submitted a medical intake.' }),
  })
  .meta({
    id: 'FocusOfDay',
    example: { kind: 'special', photo: null, mustRenewIntake: false, isIntakeMissing: false },
  })

export const focusRoutes = [
  route({
    method: 'get',
    path: '/api/user/focus',
    name: 'readFocus',
    summary: 'Get the most important thing for the member today.',
    description:
      'Returns at most one: first something already earned, then something to earn, then something that ' +
      'ends soon.',
    access: 'member',
    answer: FocusOfDay,
    refusals: [],
    handle: async (focus, { memberId }) => focus.readFocus(memberId),
  }),
]
