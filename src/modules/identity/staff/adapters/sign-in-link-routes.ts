import { z } from 'zod'
import { perAddress } from '#platform/http/rate-limit/failure-limits.ts'
import { everyRole, type Role, routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { CodeTaken, InvalidSignInLink } from '../refusals.ts'
import type { Staff } from '../staff.ts'

const route = routeOf<Staff>()

const Arrival = z
  .object({
    name: z.string(),
    role: z.enum(everyRole as [Role, ...Role[]]),
    code: z.string().nullable().meta({
      description:
        'The code that opens the staff area from now on; null if the person received it along with the link.',
    }),
  })
  .meta({ id: 'Arrival', example: { name: 'Olga Berg', role: 'owner', code: '40718253' } })

export const signInLinkRoutes = [
  route({
    method: 'post',
    path: '/api/admin/sign-in-link',
    name: 'openSignInLink',
    summary: 'Open the staff area with the token of a one-time link.',
    description:
      'Opens it in this browser under a new session ID. A link works once, for 24 hours, and is ' +
      'invalidated when the person’s code changes. The first owner enters their name here and gets a code, ' +
      'which is shown only in this response.',
    access: 'visitor',
    body: z.strictObject({
      token: trimmedText().min(1, 'Please open the whole link.').max(200),
      name: trimmedText().max(100).optional(),
    }),
    answer: Arrival,
    refusals: [InvalidSignInLink, CodeTaken],
    idempotency: 'none',
    failureLimits: perAddress('sign-in link', 20),
    handle: async (door, { body: { token, name }, address, session }) => {
      const { id, ...arrival } = await door.openSignInLink({ token, name, address })
      await session.grantStaff({ staffId: id, name: arrival.name, role: arrival.role })
      return arrival
    },
  }),
]
