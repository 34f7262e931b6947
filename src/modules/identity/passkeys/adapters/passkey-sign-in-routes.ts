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
    summary: 'What a browser needs to sign somebody in by a passkey.',
    description:
      'For `navigator.credentials.get`. It names nobody: the passkey says who it is. What is signed is taken once, from ' +
      'this browser, within five minutes.',
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
    summary: 'Sign in, or open the staff area, with what a passkey signed.',
    description:
      'A member’s signs the member in, and opens the staff area for an account of the staff; that of a person with a staff ' +
      'code opens the staff area. Sets the session cookie, with a new session id. One that counted backwards was copied: ' +
      'it opens nothing from then on, its owner is told by mail, and the audit log says so for staff.',
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
    summary: 'What a browser needs to show once more, by a passkey, who has the staff area open.',
    description:
      'For `navigator.credentials.get`. What is signed is taken once, from this browser and this person, within five ' +
      'minutes; it signs nobody in, and what was signed to sign in is no proof.',
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
    summary: 'Show once more who one is, with what one’s passkey signed.',
    description:
      'What was refused with `step-up-needed` is then done for a few minutes. It has to be a passkey of whoever has the ' +
      'staff area open, and what `offerProof` asked for.',
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
