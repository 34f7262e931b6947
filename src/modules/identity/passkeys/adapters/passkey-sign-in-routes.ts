import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import { rememberSignIn } from '#platform/http/session/known-browser.ts'
import type { Passkeys } from '../passkeys.ts'
import { StoppedPasskey, WrongPasskey } from '../refusals.ts'
import { browserKey, newBrowserKey } from './browser-key.ts'
import { PasskeyRequest, requestOf, SignedChallenge } from './shapes.ts'

const route = routeOf<Passkeys>()

export const passkeySignInRoutes = [
  route({
    method: 'post',
    path: '/api/auth/passkey/options',
    name: 'offerPasskey',
    priority: 'high',
    summary: 'What a browser needs to sign somebody in by a passkey.',
    description:
      'For `navigator.credentials.get`. It names nobody: the passkey says who it is. What is signed is taken once, from ' +
      'this browser, within five minutes.',
    access: 'visitor',
    answer: PasskeyRequest,
    refusals: [],
    takesNoKey: true,
    rateLimit: { perMinute: 60 },
    handle: async (passkeys, { cookies }) => requestOf(await passkeys.offerPasskey(newBrowserKey(cookies))),
  }),
  route({
    method: 'post',
    path: '/api/auth/passkey',
    name: 'signInByPasskey',
    priority: 'high',
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
    takesNoKey: true,
    failureLimits: [{ name: 'passkey address', by: ({ address }) => address, failures: 40, perMinutes: 15 }],
    handle: async (passkeys, { body: { staffOnly = false, ...signed }, session, cookies, address }) => {
      const owner = await passkeys.enterByPasskey(browserKey(cookies), { signed, staffOnly, address })
      const { id, kind, name, role, email } = owner
      if (kind === 'member') await session.signIn(id)
      if (email) rememberSignIn(cookies, email)
      if (role) await session.grantStaff({ staffId: id, name, role })
      return { isMember: kind === 'member', isStaff: role !== null }
    },
  }),
]
