import { type Logger, pino } from 'pino'

/**
 * Structured log lines on standard output. A database error contains the failing row, so only fields that help to find
 * the bug are logged, never personal data.
 */
export function openLog(level: string): Logger {
  return pino({ level, base: null, serializers: { err: withoutData } })
}

function withoutData(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  const { name, message, stack } = error
  const { code, constraint, table, routine } = error as Error & {
    [field in 'code' | 'constraint' | 'table' | 'routine']?: string
  }
  return { name, message, stack, code, constraint, table, routine }
}
