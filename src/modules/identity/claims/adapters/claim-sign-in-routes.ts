import { z } from 'zod'
import { signInAddressLimits } from '#platform/http/rate-limit/door-limits.ts'
import { type FailureLimit, perAddress } from '#platform/http/rate-limit/failure-limits.ts'
import { routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { arrivingBrowser, knownBrowser } from '#platform/http/session/known-browser.ts'
import type { Claims } from '../claims.ts'
import {
  InvalidClaimCard,
  InvalidContact,
  InvalidDeskCode,
  SignInCodeExpired,
  TextsNotSetUp,
  WrongSignInCode,
} from '../refusals.ts'

const route = routeOf<Claims>()

const contact = trimmedText()
  .min(1, 'Please enter your email or phone number')
  .max(254)
  .meta({ description: 'An email address or a phone number.', example: 'mia@velora.example' })

const codeAskedFor = 'If this is on file for you only, a code is on its way.'

const CodeAskedFor = z
  .object({ message: z.string() })
  .meta({ id: 'CodeAskedFor', example: { message: codeAskedFor } })

const SignedInByCode = z
  .object({
    isFirstTime: z.boolean().meta({ description: 'True if the member has never used the app before.' }),
  })
  .meta({ id: 'SignedInByCode', example: { isFirstTime: true } })

/** The contact as the limits count it. Uses a phone number's last ten digits, which all its spellings share. */
const counted = (typed: string) =>
  typed.includes('@') ? typed.toLowerCase() : typed.replaceAll(/\D/g, '').slice(-10)

type ByContact = FailureLimit<{ readonly contact: string }>

/** Attackers can't lock a member out of a browser that has signed in with this contact before (D-3). */
const byContact: ByContact['by'] = ({ body, cookies }) =>
  knownBrowser(cookies, counted(body.contact)) ?? counted(body.contact)

const requestLimits: readonly ByContact[] = [
  {
    name: 'sign-in code contact',
    by: byContact,
    failures: 5,
    perMinutes: 60,
    countsSuccesses: true,
  },
  {
    name: 'sign-in code contact day',
    by: byContact,
    failures: 15,
    perMinutes: 24 * 60,
    countsSuccesses: true,
  },
  ...perAddress('sign-in code', 30, { countsSuccesses: true }),
]

const entryLimits: readonly ByContact[] = [
  {
    name: 'wrong code contact',
    by: byContact,
    failures: 8,
    perMinutes: 15,
    clearedBySuccess: true,
  },
  ...signInAddressLimits,
]

export const claimSignInRoutes = [
  route({
    method: 'post',
    path: '/api/auth/code',
    name: 'requestSignInCode',
    summary: 'Request a six-digit sign-in code by email or text message.',
    description:
      'The response and its timing are the same whether or not the contact belongs to a member. A code is ' +
      'sent only if exactly one member has the contact; that member may have been enrolled or imported by ' +
      'staff. A newer code replaces the older one. Text messages are sent only if the clinic has set up ' +
      'SMS. At most five codes per hour are sent to a contact.',
    access: 'visitor',
    body: z.strictObject({ contact }),
    answer: CodeAskedFor,
    refusals: [InvalidContact, TextsNotSetUp],
    failureLimits: requestLimits,
    handle: async (claims, { body }) => {
      await claims.requestSignInCode(body.contact)
      return { message: codeAskedFor }
    },
  }),
  route({
    method: 'post',
    path: '/api/auth/code/sign-in',
    name: 'signInByCode',
    summary: 'Sign in with a code that was sent by email or text message.',
    description:
      'Sets the session cookie with a new session ID. A code works once, for ten minutes and at most five ' +
      'attempts. It never opens the staff area. Wrong codes are counted per contact, and per IP address ' +
      'together with wrong passwords.',
    access: 'visitor',
    body: z.strictObject({
      contact,
      code: trimmedText()
        .regex(/^\d{6}$/, 'Please enter the six digits of the code')
        .meta({ example: '428913' }),
    }),
    answer: SignedInByCode,
    refusals: [InvalidContact, WrongSignInCode, SignInCodeExpired],
    idempotency: 'none',
    failureLimits: entryLimits,
    handle: async (claims, { body, session, cookies, userAgent }) => {
      const browser = arrivingBrowser(cookies, userAgent)
      const { memberId, isFirstTime } = await claims.signInByCode(body, browser)
      await session.signIn(memberId)
      browser.remember(counted(body.contact))
      return { isFirstTime }
    },
  }),
  route({
    method: 'post',
    path: '/api/auth/claim',
    name: 'claimMembership',
    summary: 'Sign in with a code from the front desk or a printed card.',
    description:
      'Sets the session cookie with a new session ID. An eight-character code comes from the front desk: ' +
      'it works once, within two minutes, for the member it was created for. A 16-character code comes ' +
      'from a card. Its first letter says which answer is required: `b` for the birthday, `p` for the last ' +
      'four digits of the phone number, `n` for nothing. After five wrong answers, the code stops working.',
    access: 'visitor',
    body: z.strictObject({
      code: trimmedText().min(1, 'Please enter the code').max(40).meta({ example: 'k7qm-4xvd' }),
      answer: z
        .string()
        .max(40)
        .default('')
        .meta({
          description:
            'The answer that a card requires: the birthday, such as `1991-05-14`, or the last four digits of ' +
            'the phone number.',
          example: '1991-05-14',
        }),
    }),
    answer: SignedInByCode,
    refusals: [InvalidDeskCode, InvalidClaimCard],
    idempotency: 'none',
    failureLimits: perAddress('claim code', 20),
    handle: async (claims, { body, session, cookies, userAgent }) => {
      const browser = arrivingBrowser(cookies, userAgent)
      const { memberId, isFirstTime, email } = await claims.claimMembership(body, browser)
      await session.signIn(memberId)
      if (email) browser.remember(email)
      return { isFirstTime }
    },
  }),
]
