import { signInLimit } from '#platform/http/rate-limit/door-limits.ts'
import type { Platform } from '#platform/module.ts'
import type { Accounts } from '../accounts.ts'
import type { AccountsPorts, ResetRequest } from '../ports.ts'

/** Delayed emails, and the counts of wrong passwords that trigger them. */
export const mailsOf = ({ jobs, attempts }: Pick<Platform, 'jobs' | 'attempts'>) =>
  ({
    publishReset: request => jobs.enqueue('password-reset', { ...request }),
    publishWarning: warning => jobs.enqueue('sign-in-warning', warning),
    isFirstWarning: email => attempts.isFirst('sign-in warning', email, 24 * 60),
    forgetFailures: email => attempts.reset(signInLimit, email),
  }) satisfies Partial<AccountsPorts>

export function handleMails({ jobs }: Pick<Platform, 'jobs'>, accounts: Accounts): void {
  const discreetly = { isDiscreet: true }
  const sendResetLink = (request: object) => accounts.sendResetLink(request as ResetRequest)
  const warnOfGuesses = (warning: object) => accounts.warnOfGuesses((warning as { email: string }).email)
  jobs.handleEach('password-reset', sendResetLink, discreetly)
  jobs.handleEach('sign-in-warning', warnOfGuesses, discreetly)
}
