import { refusal } from '#platform/kernel/refusal.ts'

export class DatabaseUnavailable extends refusal(
  'database-unavailable',
  'unavailable',
  () => 'We can’t reach our records right now. Please try again in a moment.',
) {
  override readonly retryAfterSeconds = 5
  override readonly cause: unknown
  constructor(cause: unknown) {
    super()
    this.cause = cause
  }
}

export class DatabaseBusy extends refusal(
  'database-busy',
  'unavailable',
  () => 'We’re very busy right now. Nothing was changed; please try again in a moment.',
) {
  override readonly retryAfterSeconds = 5
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
])
const tookTooLong = '57014'
const connectionTexts =
  /Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable|Connection ended|socket has been ended|PGlite is closed/

/** Whether a write failed because the server is read-only, such as a demoted primary. */
export const isReadOnly = (error: unknown): boolean => (error as { code?: string }).code === '25006'

/** Whether the database is down, starting, stopping, read-only or too slow, as opposed to a wrong statement. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  if (code && (connectionCodes.has(code) || /^(08|57P0|53)/.test(code) || code === tookTooLong)) return true
  if (isReadOnly(error)) return true
  return connectionTexts.test(message ?? '')
}

/** Whether the server didn't respond at all, as opposed to one slow statement. */
export const isServerAway = (error: unknown): error is DatabaseUnavailable =>
  error instanceof DatabaseUnavailable && (error.cause as { code?: string }).code !== tookTooLong

/** Whether a statement hit the lock timeout. */
export const isLockTaken = (error: unknown): boolean => (error as { code?: string }).code === '55P03'

/** Whether PostgreSQL ended this transaction because of a deadlock; it was rolled back. */
export const isDeadlock = (error: unknown): boolean => (error as { code?: string }).code === '40P01'

/** Whether a statement failed because its table doesn't exist yet. */
export const isTableMissing = (error: unknown): boolean => (error as { code?: string }).code === '42P01'

/** The name of the violated unique or check constraint, if that's why the statement failed. */
export function brokenConstraint(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' || code === '23514' ? constraint : undefined
}
