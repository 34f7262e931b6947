import { knownBrowser } from '../session/known-browser.ts'
import { type FailureLimit, type LimitedRequest, perAddress } from './failure-limits.ts'

/** The limit that `forgetFailures` clears after a reset. */
export const signInLimit = 'sign-in account'

/** How many wrong passwords and recovery codes one address may try. */
export const signInAddressLimits = perAddress('sign-in', 40)

/** How many wrong passwords may be tried. */
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
  ...signInAddressLimits,
]

const closedMinutes = { first: 1, most: 60 }

/**
 * How many wrong staff codes of any kind one place may try. Recovery codes have no other limit: 80 random bits can't be
 * guessed, so strangers' attempts must not block this way in (D-8).
 */
export const gatePlaceLimits: readonly FailureLimit<unknown>[] = [
  ...perAddress('staff code', 5, { closedMinutes }).map(limit => ({
    ...limit,
    by: (request: LimitedRequest<unknown>) => (request.device ? undefined : limit.by(request)),
  })),
  {
    name: 'staff code device',
    by: ({ device }) => device,
    failures: 5,
    perMinutes: 15,
    closedMinutes,
  },
]

/** A network that opened the staff area is counted separately from strangers (D-8). */
const crowdOf = async ({ device, network, isStaffNetwork }: LimitedRequest<unknown>) =>
  device ? 'devices' : (await isStaffNetwork()) ? `network ${network}` : 'all'

/** How many wrong staff codes may be tried. */
export const gateLimits: readonly FailureLimit<unknown>[] = [
  ...gatePlaceLimits,
  { name: 'staff code hour', by: crowdOf, failures: 20, perMinutes: 60 },
  { name: 'staff code day', by: crowdOf, failures: 100, perMinutes: 24 * 60 },
]
