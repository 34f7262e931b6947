import { z } from 'zod'
import { signInLimit, signInLimits } from '#platform/http/rate-limit/door-limits.ts'
import { perAddress } from '#platform/http/rate-limit/failure-limits.ts'
import { EventStream, routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { arrivingBrowser } from '#platform/http/session/known-browser.ts'
import { NoLongerMember } from '#platform/kernel/account-gone.ts'
import { UnderMinimumAge } from '#platform/kernel/minimum-age.ts'
import type { Accounts } from '../accounts.ts'
import {
  EmailTaken,
  InvalidBirthday,
  NameMissing,
  PasswordAlreadySet,
  WeakPassword,
  WrongCredentials,
} from '../refusals.ts'
import { Done, email, password } from './shapes.ts'
import { shown, User } from './user-shape.ts'

const route = routeOf<Accounts>()

export const accountRoutes = [
  route({
    method: 'get',
    path: '/api/auth/user',
    name: 'currentUser',
    summary: 'The signed-in member.',
    description:
      'Balance, tier, progress and the next reward come ready to show. Ends in 401 when the account was ' +
      'removed.',
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
    summary: 'Says when something of the member’s has changed, while it is open.',
    description:
      'Server-sent events. `changed` carries no data: points, notifications, requests or the profile are worth asking ' +
      'for again, also once after each opening. Ends with the session and when the server stops.',
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
    summary: 'Join the VIP program and be signed in.',
    description:
      'The e-mail address is compared without regard to case. `firstName` and `lastName` win over `name`, whose ' +
      'first word is the first name otherwise. Sets the session cookie.',
    access: 'visitor',
    body: z.strictObject({
      email,
      password,
      name: trimmedText().max(200),
      firstName: trimmedText().min(1, 'First name is required').max(100).optional(),
      lastName: trimmedText().min(1, 'Last name is required').max(100).optional(),
      dateOfBirth: z.iso.date('Please enter a valid date of birth').optional(),
    }),
    answer: User,
    refusals: [EmailTaken, NameMissing, InvalidBirthday, UnderMinimumAge, WeakPassword, NoLongerMember],
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
    summary: 'Sign in with e-mail and password.',
    description:
      'Sets the session cookie, with a new session id. An account of the staff opens the staff area as well. ' +
      'After 8 wrong passwords for one e-mail address within a quarter of an hour, no more of them are looked at; a browser ' +
      'where that account signed in before has 8 of its own. The member is told by mail, once a day at most, and of each ' +
      'browser that is new to the account.',
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
    summary: 'Whether the member has a password.',
    description: 'A member whom staff enrolled or imported signs in by codes until they choose one.',
    access: 'member',
    answer: z.object({ isSet: z.boolean() }).meta({ id: 'PasswordState', example: { isSet: false } }),
    refusals: [NoLongerMember],
    handle: async (accounts, { memberId }) => ({ isSet: await accounts.hasPassword(memberId) }),
  }),
  route({
    method: 'post',
    path: '/api/user/password',
    name: 'chooseFirstPassword',
    summary: 'Choose a password for a member who has none.',
    description:
      'The session stays, and codes still work. The member is told by mail where there is an address.',
    access: 'member',
    body: z.strictObject({ password }),
    answer: Done,
    refusals: [PasswordAlreadySet, WeakPassword, NoLongerMember],
    idempotency: 'secret',
    handle: async (accounts, { memberId, body }) => {
      await accounts.chooseFirstPassword(memberId, body.password)
      return { success: true }
    },
  }),
  route({
    method: 'post',
    path: '/api/user/birthday',
    name: 'fillBirthday',
    summary: 'Tell the clinic the member’s birthday where none is known.',
    description: 'One that is known stays: staff change it.',
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
    summary: 'On how many other devices the member is signed in.',
    description: 'Browsers in which nobody signed out and whose month is not over.',
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
    summary: 'Sign the member out everywhere but here.',
    description: 'Requests of those that are under way still end; none brings its session back.',
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
    summary: 'End the session.',
    description: 'Member and staff alike, in this browser only. Without a session it does nothing.',
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
