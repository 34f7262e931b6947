import type { ProblemErrorsItem } from './problemErrorsItem.ts'

/**
 * RFC 9457 problem details.
 */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  /** Stable, for programs. */
  code: string
  /** The sentence that the screen shows. */
  message: string
  errors?: ProblemErrorsItem[]
  /** Of a change with `If-Match` that came too late: what is there now, as its `GET` says it. */
  current?: unknown
}
