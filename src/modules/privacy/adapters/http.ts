import { z } from 'zod'
import { signInAddressLimits } from '#platform/http/rate-limit/door-limits.ts'
import { isWritable } from '#platform/http/route/pagination.ts'
import { routeOf, Streamed } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import type { SignedCookies } from '#platform/http/session/signed-cookies.ts'
import { choiceHoldsDays, trackedTypes } from '../consent.ts'
import { isSmall } from '../plain.ts'
import type { Privacy } from '../privacy.ts'
import { AccountIsGone, NoPassword, StaffAccountStays, WrongPassword } from '../refusals.ts'
import { intakeRoutes } from './intake-http.ts'
import { renewalRoutes } from './renewal-http.ts'

const route = routeOf<Privacy>()

const Done = z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } })

const consent = z.strictObject({
  necessary: z.literal(true),
  analytics: z.boolean(),
  marketing: z.boolean(),
  preferences: z.boolean(),
})

const address = z.string().max(2000)

/** Identifies the visitor to this server only. Visitors who refuse everything don't get the cookie. */
const visitorCookie = 'visitor'

const visitorOf = (cookies: SignedCookies) => cookies.find(visitorCookie)

export const privacyRoutes = [
  route({
    method: 'post',
    path: '/api/cookie-consent',
    name: 'chooseCookies',
    summary: 'Save a visitor’s cookie choices for 30 days.',
    description: 'Data that was kept under an earlier choice and is now declined is deleted immediately.',
    access: 'visitor',
    body: z.strictObject({
      consent,
      timestamp: z.iso.datetime({ offset: true }).refine(isWritable, 'Please enter a valid date and time'),
      visitorId: z.uuid(),
      url: address,
      referrer: address,
    }),
    answer: Done,
    refusals: [],
    rateLimit: { perMinute: 60 },
    handle: async (privacy, { body, cookies }) => {
      const { analytics, marketing, preferences } = body.consent
      const { visitorId, url, referrer, timestamp } = body
      const earlierVisitorId = visitorOf(cookies)
      const choice = { analytics, marketing, preferences, visitorId, earlierVisitorId, url, referrer }
      await privacy.chooseCookies({ ...choice, saidAt: new Date(timestamp) })
      if (analytics || marketing || preferences) cookies.keep(visitorCookie, visitorId, choiceHoldsDays)
      else cookies.drop(visitorCookie)
      return { success: true }
    },
  }),
  route({
    method: 'post',
    path: '/api/track',
    name: 'trackEvent',
    summary: 'Record an event, if the visitor’s choices allow its type.',
    description: 'The response is the same whether or not it was recorded.',
    access: 'visitor',
    body: z.strictObject({
      event: trimmedText().min(1).max(80),
      data: z.record(z.string().max(80), z.unknown()).refine(isSmall, 'The data is too large.').optional(),
      type: z.enum(trackedTypes),
    }),
    answer: Done,
    refusals: [],
    rateLimit: { perMinute: 120, isLowPriority: true },
    handle: async (privacy, { body: { event, type, data = {} }, cookies }) => {
      await privacy.trackEvent(visitorOf(cookies), { event, type, data })
      return { success: true }
    },
  }),
  route({
    method: 'post',
    path: '/api/visitor',
    name: 'recordVisit',
    summary: 'Record an app visit, if the visitor allows analytics.',
    description: 'The response is the same whether or not it was recorded.',
    access: 'visitor',
    body: z.strictObject({ url: address, referrer: address }),
    answer: Done,
    refusals: [],
    rateLimit: { perMinute: 60, isLowPriority: true },
    handle: async (privacy, { body, cookies }) => {
      await privacy.recordVisit(visitorOf(cookies), body)
      return { success: true }
    },
  }),
  route({
    method: 'get',
    path: '/api/user/export',
    name: 'exportPersonalData',
    summary: 'Download all of the member’s personal data.',
    description:
      'JSON, grouped by area of the product, including health data and the diary. Leaves out only secrets, ' +
      'such as the password hash.',
    access: 'member',
    answer: z.object({ exportedAt: z.iso.datetime(), holdings: z.record(z.string(), z.unknown()) }).meta({
      id: 'Export',
      example: {
        exportedAt: '2026-11-21T18:00:00.000Z',
        holdings: { identity: { email: 'mia@velora.example', firstName: 'Mia', lastName: 'Hart' } },
      },
    }),
    refusals: [],
    produces: { downloadAs: 'my-data.json' },
    handle: async (privacy, { memberId, cookies }) => {
      const pieces = await privacy.exportPersonalData(memberId, visitorOf(cookies))
      return new Streamed('application/json; charset=utf-8', pieces)
    },
  }),
  route({
    method: 'post',
    path: '/api/user/delete-account',
    name: 'deleteAccount',
    summary: 'Delete the member’s account permanently.',
    description:
      'The points ledger is kept under an ID that no longer belongs to anyone. All devices are signed out.',
    access: 'member',
    body: z.strictObject({ password: z.string().min(1, 'Please enter your password').max(200) }),
    answer: Done,
    refusals: [WrongPassword, NoPassword, StaffAccountStays, AccountIsGone],
    holdsAccount: false,
    failureLimits: [
      {
        name: 'delete account',
        by: ({ memberId = '' }) => memberId,
        failures: 8,
        perMinutes: 15,
        clearedBySuccess: true,
      },
      ...signInAddressLimits,
    ],
    handle: async (privacy, { memberId, body, cookies, session }) => {
      await privacy.deleteAccount(memberId, body.password, visitorOf(cookies))
      await session.signOut()
      return { success: true }
    },
  }),
  ...intakeRoutes,
  ...renewalRoutes,
]
