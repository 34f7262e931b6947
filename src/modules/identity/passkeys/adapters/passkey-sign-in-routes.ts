import { z } from 'zod'
import { perAddress } from '#platform/http/rate-limit/failure-limits.ts'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import { arrivingBrowser } from '#platform/http/session/known-browser.ts'
import type { Passkeys } from '../passkeys.ts'
import { StoppedPasskey, WrongPasskey } from '../refusals.ts'
import { browserKey, newBrowserKey } from './browser-key.ts'
import { Done, PasskeyRequest, requestOf, SignedChallenge } from './shapes.ts'

const route = routeOf<Passkeys>()

const failureLimits = perAddress('passkey', 40)

export const passkeySignInRoutes = [
  route({
    method: 'post',
    path: '/api/auth/passkey/options',
    name: 'offerPasskey',
    summary: 'Get the options to sign in with a passkey.',
    description:
      'For `navigator.credentials.get`. The options don’t name a person; the passkey identifies its owner. ' +
      'The signed challenge is accepted once, from this browser, within five minutes.',
    access: 'visitor',
    answer: PasskeyRequest,
    refusals: [],
    idempotency: 'none',
    rateLimit: { perMinute: 60 },
    handle: async (passkeys, { cookies }) => requestOf(await passkeys.offerPasskey(newBrowserKey(cookies))),
  }),
  route({
    method: 'post',
    path: '/api/auth/passkey',
    name: 'signInByPasskey',
    summary: 'Sign in or open the staff area with a passkey.',
    description:
      'A member’s passkey signs the member in and, for a staff account, also opens the staff area. The ' +
      'passkey of a person with a staff code opens the staff area. Sets the session cookie with a new ' +
      'session ID. If a passkey’s signature counter goes backward, it was copied: it stops working, its ' +
      'owner is told by email, and for staff the audit log records it.',
    access: 'visitor',
    body: SignedChallenge,
    answer: z
      .object({ isMember: z.boolean(), isStaff: z.boolean() })
      .meta({ id: 'EnteredByPasskey', example: { isMember: true, isStaff: false } }),
    refusals: [WrongPasskey, StoppedPasskey],
    idempotency: 'none',
    failureLimits,
    handle: async (passkeys, { body, session, cookies, address, userAgent }) => {
      const { staffOnly = false, ...signed } = body
      const browser = arrivingBrowser(cookies, userAgent)
      const wanted = staffOnly ? 'staff' : 'anybody'
      const entering = { signed, wanted, address, browser } as const
      const owner = await passkeys.enterByPasskey(browserKey(cookies), entering)
      const { id, kind, name, role, email } = owner
      if (kind === 'member') await session.signIn(id)
      if (email) browser.remember(email)
      if (role) await session.grantStaff({ staffId: id, name, role })
      return { isMember: kind === 'member', isStaff: role !== null }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/proof/passkey/options',
    name: 'offerProof',
    summary: 'Get the options to reauthenticate staff with a passkey.',
    description:
      'For `navigator.credentials.get`. The signed challenge is accepted once, from this browser and this ' +
      'person, within five minutes. It doesn’t sign anyone in, and a challenge signed to sign in isn’t ' +
      'accepted here.',
    access: everyRole,
    answer: PasskeyRequest,
    refusals: [],
    idempotency: 'none',
    rateLimit: { perMinute: 60 },
    handle: async (passkeys, { staff, cookies }) =>
      requestOf(await passkeys.offerProof(staff.staffId, newBrowserKey(cookies))),
  }),
  route({
    method: 'post',
    path: '/api/admin/proof/passkey',
    name: 'proveByPasskey',
    summary: 'Reauthenticate with your own passkey.',
    description:
      'For a few minutes, actions that were refused with `step-up-needed` are allowed. The passkey must ' +
      'belong to the person who has the staff area open, and must have signed the challenge from ' +
      '`offerProof`.',
    access: everyRole,
    body: SignedChallenge.omit({ staffOnly: true }),
    answer: Done,
    refusals: [WrongPasskey, StoppedPasskey],
    idempotency: 'none',
    failureLimits,
    handle: async (passkeys, { body: signed, staff, session, cookies, address, userAgent }) => {
      const browser = arrivingBrowser(cookies, userAgent)
      const wanted = { id: staff.staffId }
      await passkeys.enterByPasskey(browserKey(cookies), { signed, wanted, address, browser })
      session.proveStaff()
      return { success: true }
    },
  }),
]
