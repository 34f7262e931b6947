import { z } from 'zod'
import { signInLimit, signInLimits } from '#platform/http/rate-limit/door-limits.ts'
import { perAddress } from '#platform/http/rate-limit/failure-limits.ts'
import { EventStream, routeOf } from '#platform/http/route/route.ts'
import { arrivingBrowser } from '#platform/http/session/known-browser.ts'
import { NoLongerMember } from '#platform/kernel/account-gone.ts'
import { UnderMinimumAge } from '#platform/kernel/minimum-age.ts'
import type { Accounts } from '../accounts.ts'
import {
  EmailTaken,
  InvalidBirthday,
  NameMissing,
  PasswordAlreadySet,
  PlaceholderEmail,
  WeakPassword,
  WrongCredentials,
} from '../refusals.ts'
import { Done, email, password } from './shapes.ts'
import { NewUser, shown, User } from './user-shape.ts'

const route = routeOf<Accounts>()

export const accountRoutes = [
  route({
    method: 'get',
    path: '/api/auth/user',
    name: 'currentUser',
    summary: 'Get the signed-in member.',
    description:
      'Includes balance, tier, progress and next reward, ready to display. Returns 401 if the account has ' +
      'been deleted.',
    access: 'member',
    cache: { topic: 'member', perMember: true },
    answer: User,
    refusals: [NoLongerMember],
    handle: async (accounts, { memberId }) => shown(await accounts.currentUser(memberId)),
  }),
  route({
    method: 'get',
    path: '/api/user/live',
    name: 'followMember',
    summary: 'Stream a signal whenever the member’s data changes.',
    description:
      'Server-sent events. `changed` carries no data; it means that points, notifications, requests or the ' +
      'profile should be fetched again. It is also sent once after each connection. The stream ends with ' +
      'the session or when the server stops.',
    access: 'member',
    produces: { events: ['changed'] },
    refusals: [],
    handle: async (accounts, { memberId }) =>
      new EventStream(tell => accounts.watchMember(memberId, () => tell('changed'))),
  }),
  route({
    method: 'post',
    path: '/api/auth/register',
    name: 'register',
    summary: 'Join the VIP program.',
    description:
      'Signs the new member in and sets the session cookie. Email addresses are case-insensitive. ' +
      '`firstName` and `lastName` take precedence over `name`; otherwise, the first word of `name` becomes ' +
      'the first name.',
    access: 'visitor',
    body: NewUser,
    answer: User,
    refusals: [
      EmailTaken,
      NameMissing,
      PlaceholderEmail,
      InvalidBirthday,
      UnderMinimumAge,
      WeakPassword,
      NoLongerMember,
    ],
    idempotency: 'none',
    failureLimits: perAddress('register', 30),
    handle: async (accounts, { body, session, cookies, userAgent }) => {
      const browser = arrivingBrowser(cookies, userAgent)
      const memberId = await accounts.register(body, browser)
      await session.signIn(memberId)
      browser.remember(body.email)
      return shown(await accounts.currentUser(memberId))
    },
  }),
  route({
    method: 'post',
    path: '/api/auth/login',
    name: 'signIn',
    summary: 'Sign in with email and password.',
    description:
      'Sets the session cookie with a new session ID. A staff account opens the staff area as well. After ' +
      '8 wrong passwords for one email address within 15 minutes, further attempts are refused; a browser ' +
      'where the account has signed in before has its own 8 attempts. The member is told by email, at most ' +
      'once a day, and about each browser that is new to the account.',
    access: 'visitor',
    body: z.strictObject({ email, password }),
    answer: User,
    refusals: [WrongCredentials, NoLongerMember],
    idempotency: 'none',
    failureLimits: signInLimits.map(limit => ({
      ...limit,
      ...(limit.name === signInLimit && {
        whenClosed: (accounts: Accounts, { email }: { readonly email: string }) =>
          accounts.askToWarnOfGuesses(email),
      }),
    })),
    handle: async (accounts, { body, session, cookies, userAgent }) => {
      const browser = arrivingBrowser(cookies, userAgent)
      const { memberId, staff } = await accounts.signIn(body.email, body.password, browser)
      await session.signIn(memberId)
      browser.remember(body.email)
      if (staff) await session.grantStaff({ staffId: staff.id, name: staff.name, role: staff.role })
      return shown(await accounts.currentUser(memberId))
    },
  }),
  route({
    method: 'get',
    path: '/api/user/password',
    name: 'hasPassword',
    summary: 'Find out whether the member has a password.',
    description:
      'Members whom staff enrolled or imported sign in with one-time codes until they choose a password.',
    access: 'member',
    answer: z.object({ isSet: z.boolean() }).meta({ id: 'PasswordState', example: { isSet: false } }),
    refusals: [NoLongerMember],
    handle: async (accounts, { memberId }) => ({ isSet: await accounts.hasPassword(memberId) }),
  }),
  route({
    method: 'post',
    path: '/api/user/password',
    name: 'chooseFirstPassword',
    summary: 'Set a password for a member who has none.',
    description:
      'The session stays open, and one-time codes still work. The member is told by email if there is an ' +
      'address.',
    access: 'member',
    body: z.strictObject({ password }),
    answer: Done,
    refusals: [PasswordAlreadySet, WeakPassword, NoLongerMember],
    idempotency: 'secret',
    // Hashing takes time, which nobody should wait for.
    holdsAccount: false,
    handle: async (accounts, { memberId, body }) => {
      await accounts.chooseFirstPassword(memberId, body.password)
      return { success: true }
    },
  }),
  route({
    method: 'post',
    path: '/api/user/birthday',
    name: 'fillBirthday',
    summary: 'Add the member’s birthday.',
    description: 'Only if none is on file; staff change an existing one.',
    access: 'member',
    body: z.strictObject({ dateOfBirth: z.iso.date('Please enter a valid date of birth') }),
    answer: Done,
    refusals: [InvalidBirthday, UnderMinimumAge],
    handle: async (accounts, { memberId, body }) => {
      await accounts.fillBirthday(memberId, body.dateOfBirth)
      return { success: true }
    },
  }),
  route({
    method: 'get',
    path: '/api/auth/other-devices',
    name: 'countOtherDevices',
    summary: 'Count the other devices where the member is signed in.',
    description: 'Browsers where the member hasn’t signed out and the session hasn’t expired.',
    access: 'member',
    answer: z
      .object({ others: z.number().int().nonnegative() })
      .meta({ id: 'OtherDevices', example: { others: 2 } }),
    refusals: [],
    handle: async (_accounts, { session }) => ({ others: await session.countOthers() }),
  }),
  route({
    method: 'post',
    path: '/api/auth/other-devices/logout',
    name: 'signOutElsewhere',
    summary: 'Sign out on all other devices.',
    description:
      'Requests in progress on those devices still finish, but they can’t reopen a session. ' +
      'Push notifications end on all devices; one that is still signed in turns them on again when the app opens.',
    access: 'member',
    answer: z
      .object({ ended: z.number().int().nonnegative() })
      .meta({ id: 'SignedOutElsewhere', example: { ended: 2 } }),
    refusals: [],
    handle: async (_accounts, { session }) => ({ ended: await session.endOthers() }),
  }),
  route({
    method: 'post',
    path: '/api/auth/logout',
    name: 'signOut',
    summary: 'Sign out.',
    description: 'Signs out both the member and staff, in this browser only. Does nothing without a session.',
    access: 'visitor',
    answer: Done,
    refusals: [],
    idempotency: 'none',
    handle: async (_accounts, { session }) => {
      await session.signOut()
      return { success: true }
    },
  }),
]
