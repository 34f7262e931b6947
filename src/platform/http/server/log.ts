import cluster from 'node:cluster'
import { type Logger, pino } from 'pino'
import { stackInSources } from '#platform/stack-traces/stack-in-sources.ts'

/**
 * Structured lines on the standard output. A database error carries the failing row and its values along; only what
 * helps to find the bug is written, never somebody's data. In a cluster each line says whose it is.
 */
export function openLog(level: string): Logger {
  const base = cluster.isWorker ? { pid: process.pid } : null
  return pino({ level, base, serializers: { err: withoutData } })
}

function withoutData(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  const { name, message, stack } = error
  const { code, constraint, table, routine } = error as Error & {
    [field in 'code' | 'constraint' | 'table' | 'routine']?: string
  }
  return { name, message, stack: stack && stackInSources(stack), code, constraint, table, routine }
}
