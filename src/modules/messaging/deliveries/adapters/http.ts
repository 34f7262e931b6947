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
    // Somebody stands in a browser: a link that was cut off leads to the app, not to an error.
    handle: async (deliveries, { params: { token } }) => ({
      redirectTo: (await deliveries.followLink(token)) ?? '/',
    }),
  }),
]
