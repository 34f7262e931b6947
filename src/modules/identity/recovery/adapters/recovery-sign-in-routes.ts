import { z } from 'zod'
import { gatePlaceLimits, signInAddressLimits } from '#platform/http/rate-limit/door-limits.ts'
import { routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { arrivingBrowser } from '#platform/http/session/known-browser.ts'
import type { Recovery } from '../recovery.ts'
import { WrongRecoveryCode } from '../refusals.ts'

const route = routeOf<Recovery>()

const code = trimmedText().min(1, 'Please enter a recovery code').max(64)

const CameBack = z
  .object({ isStaff: z.boolean(), codesLeft: z.int().nonnegative() })
  .meta({ id: 'CameBack', example: { isStaff: false, codesLeft: 9 } })

export const recoverySignInRoutes = [
  route({
    method: 'post',
    path: '/api/auth/recovery-code',
    name: 'signInByRecoveryCode',
    summary: 'Sign in with email and a recovery code.',
    description:
      'Use it instead of the password. Sets the session cookie with a new session ID; a staff account opens the ' +
      'staff area as well. A code works once. Wrong codes are counted per IP address, together with wrong ' +
      'passwords, so guessing a member’s password can’t block this way to sign in. The member is told by ' +
      'email.',
    access: 'visitor',
    body: z.strictObject({
      email: trimmedText().max(254).pipe(z.email('Please enter a valid email address')),
      code,
    }),
    answer: CameBack,
    refusals: [WrongRecoveryCode],
    idempotency: 'none',
    failureLimits: signInAddressLimits,
    handle: async (recovery, { body, session, cookies, address, userAgent }) => {
      const browser = arrivingBrowser(cookies, userAgent)
      const recovering = { code: body.code, address, of: { email: body.email } }
      const { owner, codesLeft } = await recovery.enterByRecoveryCode(recovering, browser)
      const { id, name, role } = owner
      await session.signIn(id)
      browser.remember(body.email)
      if (role) await session.grantStaff({ staffId: id, name, role })
      return { isStaff: role !== null, codesLeft }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/recovery-code',
    name: 'openByRecoveryCode',
    summary: 'Open the staff area with a recovery code.',
    description:
      'Use it instead of the person’s staff code. Opens the area in this browser under a new session ID. A code ' +
      'works once and identifies its owner. Wrong codes are counted per IP address and device, together ' +
      'with wrong staff codes. The use of a code is audited.',
    access: 'visitor',
    body: z.strictObject({ code }),
    answer: CameBack,
    refusals: [WrongRecoveryCode],
    idempotency: 'none',
    failureLimits: gatePlaceLimits,
    handle: async (recovery, { body, session, cookies, address, userAgent }) => {
      const recovering = { code: body.code, address, of: { staff: true } } as const
      const browser = arrivingBrowser(cookies, userAgent)
      const { owner, codesLeft } = await recovery.enterByRecoveryCode(recovering, browser)
      const { id, kind, name, role, email } = owner
      if (!role) throw new WrongRecoveryCode()
      if (kind === 'member') await session.signIn(id)
      if (email) browser.remember(email)
      await session.grantStaff({ staffId: id, name, role })
      return { isStaff: true, codesLeft }
    },
  }),
]
