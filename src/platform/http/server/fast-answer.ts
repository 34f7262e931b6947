import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { problemAnswer } from './error-handler.ts'
import { commonHeaders } from './headers.ts'
import { newRequestId, requestLog } from './request-log.ts'

/** An answer without the headers that every answer has. */
export interface Answered {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer | string | undefined
}

/** What went wrong instead of an answer. */
export class Thrown {
  readonly error: unknown
  constructor(error: unknown) {
    this.error = error
  }
}

export interface FastAnswerOptions {
  readonly secure: boolean
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly metrics: Metrics | undefined
}

interface Place {
  readonly path: string
  readonly inLog: string
  /** By `performance.now()`. */
  readonly began: number
}

/** Sends answers with the headers, the line in the log and the measures that the whole server gives them. */
export function fastAnswers(options: FastAnswerOptions) {
  const { contentSecurityPolicy, unchanging } = commonHeaders(options)
  const always = unchanging.flat()
  const noteInLog = requestLog(options.log)
  return (
    req: IncomingMessage,
    res: ServerResponse,
    { path, inLog, began }: Place,
    given: Answered | Thrown,
  ) => {
    const [id, method] = [newRequestId(), req.method as string]
    const { status, headers, body } = given instanceof Thrown ? problemOf(given, id, options) : given
    const policy = contentSecurityPolicy(randomUUID())
    const named = ['X-Request-Id', id, 'Content-Security-Policy', policy, ...always]
    for (const [name, value] of headers) named.push(name, value)
    res.writeHead(status, named)
    res.end(method === 'HEAD' ? undefined : body)
    noteInLog({ id, method, route: inLog, status, began })
    options.metrics?.recordRequest({ method, route: path, status }, (performance.now() - began) / 1000)
  }
}

function problemOf({ error }: Thrown, id: string, { log }: FastAnswerOptions): Answered {
  const { status, headers, body } = problemAnswer(error, log, id)
  return { status, headers: [...headers, vary, lengthOf(body)], body }
}

const vary = ['Vary', 'Accept-Encoding'] as const
const lengthOf = (body: Buffer | string) => ['Content-Length', String(Buffer.byteLength(body))] as const

/** For what only the one who asks may see. */
export const jsonHeaders = (body: Buffer | string): Answered['headers'] => [
  ['Cache-Control', 'no-store'],
  vary,
  ['Content-Type', 'application/json; charset=utf-8'],
  lengthOf(body),
]

/** Answers of this many bytes are compressed, each for itself where they are not kept in that form. */
export const compressedFrom = 1024

export const encodingText = (headers: IncomingHttpHeaders) => (headers['accept-encoding'] as string) ?? ''
