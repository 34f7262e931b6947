import { z } from 'zod'
import { gateLimits } from '#platform/http/rate-limit/door-limits.ts'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { WrongStaffCode } from '../refusals.ts'
import type { Staff } from '../staff.ts'

const route = routeOf<Staff>()

const Done = z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } })

/** The entrances: signing in, and the staff area. */
export const gateRoutes = [
  route({
    method: 'get',
    path: '/api/login',
    name: 'goToSignIn',
    summary: 'Redirect to the sign-in screen.',
    description:
      'After signing in, the browser returns to `returnTo`, which must be a path of this app; an external ' +
      'URL is ignored.',
    access: 'visitor',
    query: z.object({ returnTo: z.string().max(2000).optional() }),
    refusals: [],
    handle: async (_door, { query }) => {
      const returnTo = ownPath(query.returnTo)
      return { redirectTo: returnTo ? `/auth?${new URLSearchParams({ returnTo })}` : '/auth' }
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/session-check',
    name: 'checkStaffSession',
    summary: 'Check whether the staff area is open in this browser.',
    description:
      'Includes who opened it. It closes automatically after half an hour without use and after eight ' +
      'hours in total, unless the clinic has set other times.',
    access: 'visitor',
    answer: z
      .object({ isAdmin: z.boolean(), name: z.string().optional(), role: z.string().optional() })
      .meta({ id: 'StaffSession', example: { isAdmin: true, name: 'Ruth Abel', role: 'front desk' } }),
    refusals: [],
    handle: async (_door, { staff }) =>
      staff ? { isAdmin: true, name: staff.name, role: staff.role } : { isAdmin: false },
  }),
  route({
    method: 'post',
    path: '/api/admin/verify',
    name: 'verifyStaffCode',
    summary: 'Open the staff area with a personal eight-digit code.',
    description:
      'Opens it in this browser under a new session ID. Wrong codes are counted per IP address, per ' +
      'device, and across all unknown and all known devices. Each lockout is longer than the previous one, ' +
      'and a correct code doesn’t reset the counts. A network from which the area was opened in the last ' +
      '30 days is counted separately.',
    access: 'visitor',
    body: z.strictObject({ code: trimmedText().min(1, 'Please enter the admin code').max(64) }),
    answer: Done,
    refusals: [WrongStaffCode],
    idempotency: 'none',
    failureLimits: gateLimits,
    handle: async (door, { body, session }) => {
      const { id, name, role } = await door.verifyStaffCode(body.code)
      await session.grantStaff({ staffId: id, name, role })
      return { success: true }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/lock',
    name: 'lockStaffArea',
    summary: 'Close the staff area in this browser.',
    description:
      'A signed-in member stays signed in, and the staff area stays open in the person’s other browsers.',
    access: everyRole,
    answer: Done,
    refusals: [],
    idempotency: 'none',
    handle: async (_door, { session }) => {
      await session.endStaff()
      return { success: true }
    },
  }),
]

/** A path on our own site, or undefined: never another origin, however it is spelled. */
function ownPath(returnTo: string | undefined): string | undefined {
  if (!returnTo?.startsWith('/')) return undefined
  const url = new URL(returnTo, 'http://own.invalid')
  return url.origin === 'http://own.invalid' && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : undefined
}
