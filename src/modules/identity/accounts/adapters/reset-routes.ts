import { z } from 'zod'
import { perAddress } from '#platform/http/rate-limit/failure-limits.ts'
import { routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import type { Accounts } from '../accounts.ts'
import { InvalidResetLink, WeakPassword } from '../refusals.ts'

import { Done, email, password } from './shapes.ts'

const route = routeOf<Accounts>()

const token = trimmedText().min(1, 'Invalid reset token.').max(200)

const AddedWaysIn = z
  .object({
    passkeys: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime().nullable(),
      }),
    ),
    recoveryCodes: z
      .object({ createdAt: z.iso.datetime(), left: z.int().nonnegative() })
      .nullable()
      .meta({ description: 'Null if none were added.' }),
  })
  .meta({
    id: 'AddedWaysIn',
    example: {
      passkeys: [
        {
          id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0042',
          name: 'Mia’s iPhone',
          createdAt: '2026-11-20T18:00:00.000Z',
          lastUsedAt: null,
        },
      ],
      recoveryCodes: { createdAt: '2026-11-20T18:04:00.000Z', left: 10 },
    },
  })

const linkAskedFor = 'If an account has this address, a link to choose a new password is on its way.'

export const resetRoutes = [
  route({
    method: 'post',
    path: '/api/forgot-password',
    name: 'forgotPassword',
    summary: 'Request a link to reset the password.',
    description: 'The response and its timing are the same whether or not the address belongs to an account.',
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
    path: '/api/reset-password/ways-in',
    name: 'listAddedWaysIn',
    summary: 'List the passkeys and recovery codes that a password reset would remove.',
    description:
      'For anyone with the token from a reset email. Lists what was added since the member last used such ' +
      'a link. A reset removes these, because someone who knew the old password may have added them. The ' +
      'link stays valid.',
    access: 'visitor',
    body: z.strictObject({ token }),
    answer: AddedWaysIn,
    refusals: [InvalidResetLink],
    idempotency: 'none',
    failureLimits: perAddress('reset', 20),
    handle: async (accounts, { body }) => {
      const { passkeys, recoveryCodes } = await accounts.listAddedWaysIn(body.token)
      return {
        passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
          ...passkey,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
        recoveryCodes: recoveryCodes && {
          ...recoveryCodes,
          createdAt: recoveryCodes.createdAt.toISOString(),
        },
      }
    },
  }),
  route({
    method: 'post',
    path: '/api/reset-password',
    name: 'resetPassword',
    summary: 'Reset the password with the token from a reset email.',
    description:
      'A token works once. All of the member’s sessions end, and everything that `listAddedWaysIn` lists ' +
      'is removed unless you choose to keep it. The member is told by email. If this browser was signed ' +
      'in, it stays signed in.',
    access: 'visitor',
    body: z.strictObject({
      token,
      newPassword: password,
      keepPasskeys: z.array(z.uuid()).max(20).optional().meta({
        description: 'The passkeys that the member recognizes. All others that were added are removed.',
      }),
      keepRecoveryCodes: z.boolean().optional().meta({
        description: 'Whether the member created the recovery codes that were added.',
      }),
    }),
    answer: Done,
    refusals: [InvalidResetLink, WeakPassword],
    failureLimits: perAddress('reset', 20),
    handle: async (accounts, { body, memberId, session }) => {
      const { keepPasskeys: passkeys = [], keepRecoveryCodes: recoveryCodes = false } = body
      const recognized = { passkeys, recoveryCodes }
      const resetFor = await accounts.resetPassword(body.token, body.newPassword, recognized)
      // This browser stays signed in with a new session: all the member's other sessions have ended.
      if (resetFor === memberId) await session.renewMember(memberId)
      return { success: true }
    },
  }),
]
