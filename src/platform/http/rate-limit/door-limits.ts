import { knownBrowser } from '../session/known-browser.ts'
import { type FailureLimit, type LimitedRequest, perAddress } from './failure-limits.ts'

/** What `forgetFailures` forgets after a reset. */
export const signInLimit = 'sign-in account'

/** How many wrong passwords and recovery codes are looked at from one address. */
export const signInAddressLimits = perAddress('sign-in', 40)

/** How many wrong passwords are looked at. */
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
 * How many wrong codes of the staff are looked at from one place, whatever kind of code it is. That is all for a recovery
 * code: nobody can guess 80 random bits, so strangers' guesses must not close this way in (D-8).
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

/** A network from which the staff area was opened is counted apart from the strangers (D-8). */
const crowdOf = async ({ device, network, isStaffNetwork }: LimitedRequest<unknown>) =>
  device ? 'devices' : (await isStaffNetwork()) ? `network ${network}` : 'all'

/** How many wrong staff codes are looked at. */
export const gateLimits: readonly FailureLimit<unknown>[] = [
  ...gatePlaceLimits,
  { name: 'staff code hour', by: crowdOf, failures: 20, perMinutes: 60 },
  { name: 'staff code day', by: crowdOf, failures: 100, perMinutes: 24 * 60 },
]
