import type { ProblemErrorsItem } from './problemErrorsItem.ts'

/**
 * RFC 9457 problem details.
 */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  /** Stable, for client code. */
  code: string
  /** A sentence to show to people. */
  message: string
  errors?: ProblemErrorsItem[]
  /** If `If-Match` is out of date: the current version, as `GET` returns it. */
  current?: unknown
}
