import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import type { Deliveries } from '../deliveries.ts'

const route = routeOf<Deliveries>()

export const linkRoutes = [
  route({
    method: 'get',
    path: '/r/{token}',
    name: 'openLink',
    summary: 'A link of a mail: counted once a recipient, then on to the address that the mail shows.',
    description:
      'Leads only to addresses that stand in the mail itself. A link that is not known leads to the app’s first ' +
      'page.',
    access: 'visitor',
    params: z.object({ token: z.string().max(100) }),
    refusals: [],
    // A person is looking at a browser: a truncated link opens the app instead of an error.
    handle: async (deliveries, { params: { token } }) => ({
      redirectTo: (await deliveries.followLink(token)) ?? '/',
    }),
  }),
]
