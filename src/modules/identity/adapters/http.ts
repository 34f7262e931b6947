import { z } from 'zod'
import type { Limit } from '#platform/http/attempts.ts'
import { everyRole, Feed, type Role, routeOf } from '#platform/http/route.ts'
import { decimal } from '#platform/kernel/money.ts'
import type { Identity } from '../identity.ts'
import type { StaffPerson } from '../ports.ts'
import type { Profile } from '../profile.ts'
import {
  CodeTaken,
  EmailTaken,
  InvalidBirthday,
  InvalidResetLink,
  LastOwner,
  NameMissing,
  NoLongerMember,
  UnknownStaff,
  WrongCredentials,
  WrongStaffCode,
} from '../refusals.ts'
import { auditRoutes } from './audit-routes.ts'

const route = routeOf<Identity>()

const tier = z.enum(['Bronze', 'Silver', 'Gold', 'Platinum'])

const User = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(['member', 'staff']),
    profileImageUrl: z.string().nullable(),
    pointsBalance: z.int(),
    points: z.int(),
    milestonesReached: z.array(z.int()).meta({ description: 'The milestones ever reached, lowest first.' }),
    vipTier: tier,
    tier,
    tierProgress: z.object({
      nextTier: tier.nullable(),
      target: z.string().nullable(),
      missing: z.string(),
      percent: z.int(),
    }),
    nextReward: z
      .object({ title: z.string(), pointsRequired: z.int(), pointsMissing: z.int(), percent: z.int() })
      .nullable(),
    totalSpent: z.string(),
    totalVisits: z.int(),
    dateOfBirth: z.string().nullable(),
    birthday: z.string().nullable(),
    isActive: z.boolean(),
    createdAt: z.iso.datetime(),
    lastLoginAt: z.iso.datetime().nullable(),
  })
  .meta({
    id: 'User',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001',
      email: 'mia@velora.example',
      name: 'Mia Hart',
      firstName: 'Mia',
      lastName: 'Hart',
      role: 'member',
      profileImageUrl: null,
      pointsBalance: 240,
      points: 240,
      milestonesReached: [25, 50, 100, 200],
      vipTier: 'Silver',
      tier: 'Silver',
      tierProgress: { nextTier: 'Gold', target: '2000.00', missing: '750.00', percent: 62 },
      nextReward: { title: '$25 Credit', pointsRequired: 250, pointsMissing: 10, percent: 96 },
      totalSpent: '1250.00',
      totalVisits: 6,
      dateOfBirth: '1991-05-14',
      birthday: '1991-05-14',
      isActive: true,
      createdAt: '2026-01-10T17:00:00.000Z',
      lastLoginAt: '2026-11-20T18:00:00.000Z',
    },
  })

/** Both spellings that the screens read (decisions.md, 40), money as decimal strings (19). */
function shown(profile: Profile): z.input<typeof User> {
  const { tierProgress, pointsBalance, dateOfBirth } = profile
  return {
    ...profile,
    name: `${profile.firstName} ${profile.lastName}`.trim(),
    profileImageUrl: null,
    points: pointsBalance,
    milestonesReached: [...profile.milestonesReached],
    vipTier: profile.tier,
    tierProgress: {
      nextTier: tierProgress.nextTier,
      target: tierProgress.targetCents === null ? null : decimal(tierProgress.targetCents),
      missing: decimal(tierProgress.missingCents),
      percent: tierProgress.percent,
    },
    totalSpent: decimal(profile.totalSpentCents),
    birthday: dateOfBirth,
    isActive: true,
    createdAt: profile.createdAt.toISOString(),
    lastLoginAt: profile.lastLoginAt?.toISOString() ?? null,
  }
}

const email = z.string().trim().max(254).pipe(z.email('Please enter a valid email address'))
const password = z.string().min(6, 'Password must be at least 6 characters').max(200)

const perAddress = (name: string, failures: number) =>
  ({
    name: `${name} address`,
    by: ({ address }) => address,
    failures,
    perMinutes: 15,
  }) satisfies Limit<unknown>

/** What `forgetFailures` forgets after a reset. */
export const signInLimit = 'sign-in account'

const Done = z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } })

const role = z.enum(everyRole as [Role, ...Role[]])
const staffName = z.string().trim().min(1, 'Please enter a name').max(100)

const StaffMember = z
  .object({ id: z.uuid(), name: z.string(), role, isActive: z.boolean(), createdAt: z.iso.datetime() })
  .meta({
    id: 'StaffMember',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0009',
      name: 'Dr. Ruiz',
      role: 'clinical',
      isActive: true,
      createdAt: '2026-01-10T17:00:00.000Z',
    },
  })

const IssuedCode = z.object({ person: StaffMember, code: z.string() }).meta({ id: 'IssuedCode' })

const shownStaff = (person: StaffPerson & { isActive: boolean; createdAt: Date }) => ({
  ...person,
  createdAt: person.createdAt.toISOString(),
})

const shownCode = ({ person, code }: Awaited<ReturnType<Identity['addStaff']>>) => ({
  person: shownStaff(person),
  code,
})
const linkAskedFor = 'If an account has this address, a link to choose a new password is on its way.'

export const identityRoutes = [
  route({
    method: 'get',
    path: '/api/auth/user',
    name: 'currentUser',
    summary: 'The signed-in member.',
    access: 'member',
    answer: User,
    refusals: [NoLongerMember],
    handle: async (identity, { memberId }) => shown(await identity.currentUser(memberId)),
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
    events: ['changed'],
    refusals: [],
    handle: async (identity, { memberId }) =>
      new Feed(tell => identity.watchMember(memberId, () => tell('changed'))),
  }),
  route({
    method: 'post',
    path: '/api/auth/register',
    name: 'register',
    summary: 'Join the VIP program and be signed in.',
    access: 'visitor',
    body: z.strictObject({
      email,
      password,
      name: z.string().trim().max(200),
      firstName: z.string().trim().min(1, 'First name is required').max(100).optional(),
      lastName: z.string().trim().min(1, 'Last name is required').max(100).optional(),
      dateOfBirth: z.iso.date('Please enter a valid date of birth').optional(),
    }),
    answer: User,
    refusals: [EmailTaken, NameMissing, InvalidBirthday, NoLongerMember],
    limits: [perAddress('register', 30)],
    handle: async (identity, { body, session }) => {
      const memberId = await identity.register(body)
      await session.signIn(memberId)
      return shown(await identity.currentUser(memberId))
    },
  }),
  route({
    method: 'post',
    path: '/api/auth/login',
    name: 'signIn',
    summary: 'Sign in with e-mail and password.',
    access: 'visitor',
    body: z.strictObject({ email, password }),
    answer: User,
    refusals: [WrongCredentials, NoLongerMember],
    limits: [
      {
        name: signInLimit,
        by: ({ body }) => body.email.toLowerCase(),
        failures: 8,
        perMinutes: 15,
        clearedBySuccess: true,
      },
      perAddress('sign-in', 40),
    ],
    handle: async (identity, { body, session }) => {
      const { memberId, staff } = await identity.signIn(body.email, body.password)
      await session.signIn(memberId)
      if (staff) await session.grantStaff({ staffId: staff.id, name: staff.name, role: staff.role })
      return shown(await identity.currentUser(memberId))
    },
  }),
  route({
    method: 'post',
    path: '/api/auth/logout',
    name: 'signOut',
    summary: 'End the session.',
    access: 'visitor',
    answer: Done,
    refusals: [],
    handle: async (_identity, { session }) => {
      await session.signOut()
      return { success: true }
    },
  }),
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
    limits: [
      {
        name: 'reset link account',
        by: ({ body }) => body.email.toLowerCase(),
        failures: 5,
        perMinutes: 60,
        countsSuccesses: true,
      },
      { ...perAddress('reset link', 30), countsSuccesses: true },
    ],
    handle: async (identity, { body }) => {
      await identity.askForReset(body.email)
      return { message: linkAskedFor }
    },
  }),
  route({
    method: 'post',
    path: '/api/reset-password',
    name: 'resetPassword',
    summary: 'Choose a new password with the token of a mailed link.',
    access: 'visitor',
    body: z.strictObject({
      token: z.string().trim().min(1, 'Invalid reset token.').max(200),
      newPassword: password,
    }),
    answer: Done,
    refusals: [InvalidResetLink],
    limits: [perAddress('reset', 20)],
    handle: async (identity, { body, memberId, session }) => {
      const resetFor = await identity.resetPassword(body.token, body.newPassword)
      // This browser stays signed in, under a new session: all others of the member have just ended.
      if (resetFor === memberId) await session.signIn(memberId)
      return { success: true }
    },
  }),
  route({
    method: 'get',
    path: '/api/login',
    name: 'goToSignIn',
    summary: 'Lead the browser to the sign-in screen, and back afterwards.',
    access: 'visitor',
    query: z.object({ returnTo: z.string().max(2000).optional() }),
    refusals: [],
    handle: async (_identity, { query }) => {
      const returnTo = ownPath(query.returnTo)
      return { redirectTo: returnTo ? `/auth?${new URLSearchParams({ returnTo })}` : '/auth' }
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/session-check',
    name: 'checkStaffSession',
    summary: 'Whether the staff area is open in this browser.',
    access: 'visitor',
    answer: z
      .object({ isAdmin: z.boolean(), name: z.string().optional(), role: z.string().optional() })
      .meta({ id: 'StaffSession', example: { isAdmin: true, name: 'Ines', role: 'front desk' } }),
    refusals: [],
    handle: async (_identity, { staff }) =>
      staff ? { isAdmin: true, name: staff.name, role: staff.role } : { isAdmin: false },
  }),
  route({
    method: 'post',
    path: '/api/admin/verify',
    name: 'verifyStaffCode',
    summary: 'Open the staff area with a person’s code of eight digits.',
    access: 'visitor',
    body: z.strictObject({ code: z.string().trim().min(1, 'Please enter the admin code').max(64) }),
    answer: Done,
    refusals: [WrongStaffCode],
    limits: [
      {
        name: 'staff code address',
        by: ({ address, device }) => (device ? undefined : address),
        failures: 5,
        perMinutes: 15,
        closedMinutes: { first: 1, most: 60 },
        clearedBySuccess: true,
      },
      {
        name: 'staff code hour',
        by: ({ device }) => (device ? undefined : 'all'),
        failures: 20,
        perMinutes: 60,
      },
      {
        name: 'staff code day',
        by: ({ device }) => (device ? undefined : 'all'),
        failures: 100,
        perMinutes: 24 * 60,
      },
      {
        name: 'staff code device',
        by: ({ device }) => device,
        failures: 5,
        perMinutes: 15,
        closedMinutes: { first: 1, most: 60 },
        clearedBySuccess: true,
      },
    ],
    handle: async (identity, { body, session }) => {
      const { id, name, role } = await identity.verifyStaffCode(body.code)
      await session.grantStaff({ staffId: id, name, role })
      return { success: true }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/lock',
    name: 'lockStaffArea',
    summary: 'Close the staff area in this browser; a signed-in member stays signed in.',
    access: everyRole,
    answer: Done,
    refusals: [],
    handle: async (_identity, { session }) => {
      await session.endStaff()
      return { success: true }
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/staff',
    name: 'listStaff',
    summary: 'Everybody who has or had a staff code.',
    access: ['owner'],
    answer: z.array(StaffMember),
    refusals: [],
    handle: async identity => (await identity.listStaff()).map(shownStaff),
  }),
  route({
    method: 'post',
    path: '/api/admin/staff',
    name: 'addStaff',
    summary: 'Add a person; the answer is the only place where the code is shown.',
    access: ['owner'],
    body: z.strictObject({ name: staffName, role }),
    answer: IssuedCode,
    refusals: [CodeTaken],
    shownOnce: true,
    handle: async (identity, { body }) => shownCode(await identity.addStaff(body.name, body.role)),
  }),
  route({
    method: 'put',
    path: '/api/admin/staff/{id}',
    name: 'changeStaff',
    summary: 'Rename a person, give another role, deactivate or activate again.',
    access: ['owner'],
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ name: staffName, role, isActive: z.boolean() }),
    answer: StaffMember,
    refusals: [UnknownStaff, LastOwner],
    handle: async (identity, { params, body }) => shownStaff(await identity.changeStaff(params.id, body)),
  }),
  route({
    method: 'post',
    path: '/api/admin/staff/{id}/code',
    name: 'issueStaffCode',
    summary: 'Issue a new code; the one before ends at once, also where it is in use.',
    access: ['owner'],
    params: z.object({ id: z.uuid() }),
    answer: IssuedCode,
    refusals: [UnknownStaff, CodeTaken],
    shownOnce: true,
    handle: async (identity, { params }) => shownCode(await identity.issueStaffCode(params.id)),
  }),
  ...auditRoutes,
]

/** A path of our own site, or nothing: never another origin, however it is spelled. */
function ownPath(returnTo: string | undefined): string | undefined {
  if (!returnTo?.startsWith('/')) return undefined
  const url = new URL(returnTo, 'http://own.invalid')
  return url.origin === 'http://own.invalid' && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : undefined
}
