import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import type { Deliveries } from '../deliveries.ts'

const route = routeOf<Deliveries>()

export const linkRoutes = [
  route({
    method: 'get',
    path: '/r/{token}',
    name: 'openLink',
    summary: 'Follow a tracked link in an email.',
    description:
      'Counts the click once per recipient and redirects to the URL that the email shows. Redirects only ' +
      'to URLs in that email; an unknown link redirects to the app’s home page.',
    access: 'visitor',
    params: z.object({ token: z.string().max(100) }),
    refusals: [],
    // A person is looking at a browser: a truncated link opens the app instead of an error.
    handle: async (deliveries, { params: { token } }) => ({
      redirectTo: (await deliveries.followLink(token)) ?? '/',
    }),
  }),
]
