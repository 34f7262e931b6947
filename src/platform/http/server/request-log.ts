import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'

interface AnsweredRequest {
  readonly id: string
  readonly method: string
  readonly route: string
  readonly status: number
  /** By `performance.now()`. */
  readonly began: number
}

/** What an answer and its line in the log have in common. */
export const newRequestId = () => randomUUID().slice(-16)

/** The one line a request in the log: method, route, status, time and id, never a body, a query or a header. */
export const requestLog =
  (log: Pick<Logger, 'info'>) =>
  ({ id, method, route, status, began }: AnsweredRequest): void =>
    log.info({ id, method, route, status, ms: Math.round((performance.now() - began) * 10) / 10 })

/** What the log calls an address that no route is known for: its beginning, without the token of a link. */
export const beginningOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('/preview/') ? 2 : 3)
    .join('/')
