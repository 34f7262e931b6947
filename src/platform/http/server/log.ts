import { type Logger, pino } from 'pino'

/**
 * Structured lines on the standard output. A database error carries the failing row and its values along; only what
 * helps to find the bug is written, never somebody's data.
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
