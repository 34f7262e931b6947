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

/** Whether a statement would have written, and the server takes no writes: a primary that was demoted. */
export const isReadOnly = (error: unknown): boolean => (error as { code?: string }).code === '25006'

/** Whether an error says that the database is away, starting, stopping, read-only or too slow, not that a statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  if (code && (connectionCodes.has(code) || /^(08|57P0|53)/.test(code) || code === tookTooLong)) return true
  if (isReadOnly(error)) return true
  return connectionTexts.test(message ?? '')
}

/** Whether nobody answered at all, and not a single statement took too long. */
export const isServerAway = (error: unknown): error is DatabaseUnavailable =>
  error instanceof DatabaseUnavailable && (error.cause as { code?: string }).code !== tookTooLong

/** Whether a statement waited for a lock as long as it was allowed to. */
export const isLockTaken = (error: unknown): boolean => (error as { code?: string }).code === '55P03'

/** Whether two transactions waited for each other, and this one was ended: nothing of it is kept. */
export const isDeadlock = (error: unknown): boolean => (error as { code?: string }).code === '40P01'

/** Whether a statement failed because nobody made its table yet. */
export const isTableMissing = (error: unknown): boolean => (error as { code?: string }).code === '42P01'

/** The name of the unique or check constraint that a statement broke, when that is why it failed. */
export function brokenConstraint(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' || code === '23514' ? constraint : undefined
}
