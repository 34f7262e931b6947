import { z } from 'zod'
import { perAddress } from '#platform/http/rate-limit/failure-limits.ts'
import { routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import type { Accounts } from '../accounts.ts'
import { InvalidResetLink, WeakPassword } from '../refusals.ts'

import { Done, email, password } from './shapes.ts'

const route = routeOf<Accounts>()

const linkAskedFor = 'If an account has this address, a link to choose a new password is on its way.'

export const resetRoutes = [
  route({
    method: 'post',
    path: '/api/forgot-password',
    name: 'forgotPassword',
    summary: 'Ask for a link to choose a new password.',
    description: 'The same answer in the same time whether somebody has the address or nobody.',
    access: 'visitor',
    body: z.strictObject({ email }),
    answer: z
      .object({ message: z.string() })
      .meta({ id: 'LinkAskedFor', example: { message: linkAskedFor } }),
    refusals: [],
    failureLimits: [
      {
        name: 'reset link account',
        by: ({ body }) => body.email.toLowerCase(),
        failures: 5,
        perMinutes: 60,
        countsSuccesses: true,
      },
      ...perAddress('reset link', 30, { countsSuccesses: true }),
    ],
    handle: async (accounts, { body }) => {
      await accounts.requestPasswordReset(body.email)
      return { message: linkAskedFor }
    },
  }),
  route({
    method: 'post',
    path: '/api/reset-password',
    name: 'resetPassword',
    summary: 'Choose a new password with the token of a mailed link.',
    description:
      'A token counts once. Every session of the member ends, and the member is told by mail; this browser ' +
      'stays signed in where it was.',
    access: 'visitor',
    body: z.strictObject({
      token: trimmedText().min(1, 'Invalid reset token.').max(200),
      newPassword: password,
    }),
    answer: Done,
    refusals: [InvalidResetLink, WeakPassword],
    takesNoKey: true,
    failureLimits: perAddress('reset', 20),
    handle: async (accounts, { body, memberId, session }) => {
      const resetFor = await accounts.resetPassword(body.token, body.newPassword)
      // This browser stays signed in, under a new session: all others of the member have just ended.
      if (resetFor === memberId) await session.signIn(memberId)
      return { success: true }
    },
  }),
]
