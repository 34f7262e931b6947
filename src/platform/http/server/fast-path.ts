import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http'
import type { Logger } from 'pino'
import type { ReadThrough } from '#platform/database/cache.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { MemberAnswers } from '../route/member-answers.ts'
import { type CachedRoute, listAnswer, type ResponseCache } from '../route/response-cache.ts'
import type { SessionStore } from '../session/session.ts'
import { settledMember } from '../session/settled-session.ts'
import type { Encodings } from './encodings.ts'
import { commonHeaders } from './headers.ts'
import { beginningOf, newRequestId, requestLog } from './request-log.ts'

export interface FastPathOptions {
  readonly lists: ResponseCache
  readonly memberAnswers: MemberAnswers
  readonly encodings: Encodings
  readonly sessions: Pick<SessionStore, 'peek'>
  readonly secure: boolean
  readonly log: Pick<Logger, 'info'>
  readonly metrics: Metrics | undefined
}

/** An answer that is there. */
interface Kept {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer | undefined
}

type Find = (headers: IncomingHttpHeaders, hasQuery: boolean) => Kept | Promise<Kept | undefined> | undefined

/**
 * Answers what is kept as bytes from the request line to the socket; what a member sees of themselves also where it has to
 * be read anew (D-152). Every list that is not kept yet, every request that is out of the ordinary and everything that
 * fails goes on to the whole server, which answers the same (D-133).
 */
export function fastPath(options: FastPathOptions, wholeServer: RequestListener): RequestListener {
  const kept = keptByPath(options)
  const { contentSecurityPolicy, unchanging } = commonHeaders(options)
  const always = unchanging.flat()
  const noteInLog = requestLog(options.log)
  return (req, res) => {
    const began = performance.now()
    const { path, hasQuery } = targetOf(req)
    const at = isPlain(req) ? kept.get(path) : undefined
    const found = at?.find(req.headers, hasQuery)
    if (!at || !found) return wholeServer(req, res)
    const answer = ({ status, headers, body }: Kept) => {
      const [id, method] = [newRequestId(), req.method as string]
      const policy = contentSecurityPolicy(randomUUID())
      const named = ['X-Request-Id', id, 'Content-Security-Policy', policy, ...always]
      for (const [name, value] of headers) named.push(name, value)
      res.writeHead(status, named)
      res.end(method === 'HEAD' ? undefined : body)
      noteInLog({ id, method, route: at.inLog, status, began })
      options.metrics?.recordRequest({ method, route: path, status }, (performance.now() - began) / 1000)
    }
    if (!(found instanceof Promise)) return answer(found)
    // What went wrong is said by the whole server, which finds it out once more.
    found.catch(() => undefined).then(read => (read ? answer(read) : wholeServer(req, res)))
  }
}

/** Asks for something, and brings nothing along. */
const isPlain = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined

function targetOf({ url = '' }: IncomingMessage) {
  const query = url.indexOf('?')
  return query < 0 ? { path: url, hasQuery: false } : { path: url.slice(0, query), hasQuery: true }
}

function keptByPath({ lists, memberAnswers, ...options }: FastPathOptions) {
  const ofLists = [...lists].map(
    ([path, list]) => [path, { find: listFinder(list, options), inLog: beginningOf(path) }] as const,
  )
  const ofMembers = [...memberAnswers].map(
    ([path, answers]) => [path, { find: memberFinder(answers, options), inLog: path }] as const,
  )
  return new Map<string, { readonly find: Find; readonly inLog: string }>([...ofLists, ...ofMembers])
}

function listFinder(list: CachedRoute, { encodings }: Pick<FastPathOptions, 'encodings'>): Find {
  const isForVisitors = !list.unless?.({ hasSession: false, query: {} })
  return (headers, hasQuery) => {
    if (list.unless && (!isForVisitors || hasQuery || headers.cookie !== undefined)) return undefined
    const encoding = encodings.known(encodingText(headers))
    const stored = encoding && list.peek()
    if (!encoding || !stored) return undefined
    const tag = headers['if-none-match']
    if (tag !== undefined && (tag !== stored.etag || hasOtherConditions(headers))) return undefined
    return listAnswer(list, stored, { encoding, isFresh: tag !== undefined })
  }
}

const hasOtherConditions = (headers: IncomingHttpHeaders) =>
  headers['cache-control'] !== undefined || headers['if-modified-since'] !== undefined

function memberFinder(
  answers: ReadThrough<Buffer>,
  { encodings, sessions, secure }: Pick<FastPathOptions, 'encodings' | 'sessions' | 'secure'>,
): Find {
  const memberOf = settledMember(sessions, secure)
  return headers => {
    const encoding = encodings.known(encodingText(headers))
    const memberId = encoding && memberOf(headers.cookie)
    if (!memberId) return undefined
    const isCompressed = Boolean(headers['accept-encoding'])
    const answer = (body: Buffer) =>
      isCompressed && body.length >= compressedFrom ? undefined : memberAnswer(body)
    const body = answers.peek(memberId)
    return body ? answer(body) : answers.get(memberId).then(answer)
  }
}

const memberAnswer = (body: Buffer): Kept => ({
  status: 200,
  headers: [
    ['Cache-Control', 'no-store'],
    ['Vary', 'Accept-Encoding'],
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Content-Length', String(body.length)],
  ],
  body,
})

/** Answers of this many bytes are compressed, each for itself where they are not kept in that form. */
export const compressedFrom = 1024

const encodingText = (headers: IncomingHttpHeaders) => (headers['accept-encoding'] as string) ?? ''
