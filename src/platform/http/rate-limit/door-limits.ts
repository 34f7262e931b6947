import { knownBrowser } from '../session/known-browser.ts'
import type { FailureLimit } from './failure-limits.ts'

/** What `forgetFailures` forgets after a reset. */
export const signInLimit = 'sign-in account'

/** How many wrong passwords are looked at, and recovery codes together with them. */
export const signInLimits: readonly FailureLimit<{ readonly email: string }>[] = [
  {
    name: signInLimit,
    by: ({ body, cookies }) => (knownBrowser(cookies, body.email) ? undefined : body.email.toLowerCase()),
    failures: 8,
    perMinutes: 15,
    clearedBySuccess: true,
  },
  {
    name: 'sign-in known browser',
    by: ({ body, cookies }) => knownBrowser(cookies, body.email),
    failures: 8,
    perMinutes: 15,
    clearedBySuccess: true,
  },
  { name: 'sign-in address', by: ({ address }) => address, failures: 40, perMinutes: 15 },
]

/** How many wrong codes are looked at, whatever kind of code it is. */
export const gateLimits: readonly FailureLimit<unknown>[] = [
  {
    name: 'staff code address',
    by: ({ address, device }) => (device ? undefined : address),
    failures: 5,
    perMinutes: 15,
    closedMinutes: { first: 1, most: 60 },
  },
  {
    name: 'staff code hour',
    by: ({ device }) => (device ? 'devices' : 'all'),
    failures: 20,
    perMinutes: 60,
  },
  {
    name: 'staff code day',
    by: ({ device }) => (device ? 'devices' : 'all'),
    failures: 100,
    perMinutes: 24 * 60,
  },
  {
    name: 'staff code device',
    by: ({ device }) => device,
    failures: 5,
    perMinutes: 15,
    closedMinutes: { first: 1, most: 60 },
  },
]
