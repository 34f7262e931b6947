import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http'
import type { ReadThrough } from '#platform/database/cache.ts'
import type { MemberAnswers } from '../route/member-answers.ts'
import { type CachedRoute, listAnswer, type ResponseCache } from '../route/response-cache.ts'
import type { SessionStore } from '../session/session.ts'
import { settledMember } from '../session/settled-session.ts'
import type { Encodings } from './encodings.ts'
import {
  type Answered,
  compressedFrom,
  encodingText,
  type FastAnswerOptions,
  fastAnswers,
  jsonHeaders,
} from './fast-answer.ts'
import type { FastWrite } from './fast-writes.ts'
import { beginningOf } from './request-log.ts'

export interface FastPathOptions extends FastAnswerOptions {
  readonly lists: ResponseCache
  readonly memberAnswers: MemberAnswers
  readonly writes: ReadonlyMap<string, FastWrite>
  readonly encodings: Encodings
  readonly sessions: Pick<SessionStore, 'peek'>
}

type Find = (
  headers: IncomingHttpHeaders,
  hasQuery: boolean,
) => Answered | Promise<Answered | undefined> | undefined

/**
 * Answers what is kept as bytes from the request line to the socket; what a member sees of themselves also where it has to
 * be read anew (D-152), and what members write together (D-320). Every list that is not kept yet, every request that is
 * out of the ordinary and every look that fails goes on to the whole server, which answers the same (D-133).
 */
export function fastPath(options: FastPathOptions, wholeServer: RequestListener): RequestListener {
  const kept = keptByPath(options)
  const { writes } = options
  const answerWith = fastAnswers(options)
  return (req, res) => {
    const began = performance.now()
    const { path, hasQuery } = targetOf(req)
    const at = isPlain(req) ? kept.get(path) : undefined
    const write = req.method === 'POST' && !hasQuery ? writes.get(path) : undefined
    const found = at ? at.find(req.headers, hasQuery) : write?.(req, res)
    if (!found) return wholeServer(req, res)
    const place = { path, inLog: at?.inLog ?? path, began }
    if (!(found instanceof Promise)) return answerWith(req, res, place, found)
    // What went wrong with a look is said by the whole server, which finds it out once more.
    found
      .catch(() => undefined)
      .then(given => (given ? answerWith(req, res, place, given) : wholeServer(req, res)))
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

const memberAnswer = (body: Buffer): Answered => ({ status: 200, headers: jsonHeaders(body), body })
