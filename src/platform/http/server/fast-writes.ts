import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { type AnswerBatch, type AnswerBatches, keyedBy } from '../route/answer-batch.ts'
import type { AnyRoute } from '../route/route.ts'
import { workInOrder } from '../route/work-in-order.ts'
import type { SessionStore } from '../session/session.ts'
import { settledMember } from '../session/settled-session.ts'
import type { Admission } from './admission.ts'
import type { Encodings } from './encodings.ts'
import { type Answered, encodingText, jsonHeaders, Thrown } from './fast-answer.ts'
import { fromOwnPages } from './guards.ts'
import { hungUp } from './hung-up.ts'
import type { WriteQueue } from './write-queue.ts'

interface FastWriteOptions {
  readonly batches: AnswerBatches
  readonly encodings: Encodings
  readonly sessions: Pick<SessionStore, 'peek'>
  readonly secure: boolean
  readonly appUrl: string
  readonly writeQueue: WriteQueue
  readonly admission: Admission
}

/** Gives nothing where the whole server has to answer: then the request is as it came. */
export type FastWrite = (
  req: IncomingMessage,
  res: ServerResponse,
) => Promise<Answered | Thrown | undefined> | undefined

/** By their paths, the members' writes that are answered together, for requests as the app sends them (D-320). */
export function fastWrites(
  routed: readonly { readonly route: AnyRoute }[],
  options: FastWriteOptions,
): ReadonlyMap<string, FastWrite> {
  return new Map(
    routed.flatMap(({ route }) => {
      const together = options.batches.get(route.name)
      return together && asksNothingMore(route)
        ? [[route.path as string, fastWrite(route, together, options)] as const]
        : []
    }),
  )
}

/** What else a route may ask of a request is looked at by the whole server only. */
const asksNothingMore = ({ method, body, params, query, rateLimit, forms, consumes, largeBody }: AnyRoute) =>
  method === 'post' && body && !(params || query || rateLimit || forms || consumes || largeBody)

function fastWrite(route: AnyRoute, together: AnswerBatch, options: FastWriteOptions): FastWrite {
  const { encodings, sessions, secure, appUrl } = options
  const memberOf = settledMember(sessions, secure)
  const isOwn = fromOwnPages(appUrl)
  const inOrder = workInOrder(route, options)

  const written = async (req: IncomingMessage, res: ServerResponse, memberId: string, body: unknown) => {
    const key = (req.headers['idempotency-key'] as string | undefined) ?? ''
    const input = { memberId, body, params: undefined, query: undefined }
    const keyed = keyedBy(route, { ...input, address: '' }, key)
    const answer = await inOrder({ ...input, key, gone: hungUp(res) }, () => together({ ...keyed, input }))
    return answer && { status: answer.status, headers: jsonHeaders(answer.body), body: answer.body }
  }
  const answered = async (req: IncomingMessage, res: ServerResponse, memberId: string, length: number) => {
    // A body that came with its head has been read once this turn's other tasks are done.
    await undefined
    const bytes = req.read(length) as Buffer | null
    if (!bytes) return undefined
    const sent = plainBody(bytes, route)
    const answer = sent && (await written(req, res, memberId, sent.data).catch(error => new Thrown(error)))
    // Read to its last byte and not beyond it, so it can be put back.
    if (answer) req.resume()
    else req.unshift(bytes)
    return answer
  }

  return (req, res) => {
    const { headers } = req
    const length = lengthOfPlainBody(headers)
    if (!length || !isOwn(headers) || !encodings.known(encodingText(headers))) return undefined
    const memberId = memberOf(headers.cookie)
    return memberId ? answered(req, res, memberId, length) : undefined
  }
}

/** Longer ones may come in pieces, and are nothing that the app sends. */
const longestBody = 2_000

/** How many bytes of JSON follow, where a request says nothing out of the ordinary. */
function lengthOfPlainBody(headers: IncomingHttpHeaders): number | undefined {
  const { 'content-type': type, 'content-length': length = '' } = headers
  const isPlain =
    (type === 'application/json' || type === 'application/json; charset=utf-8') &&
    headers['content-encoding'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.authorization === undefined &&
    headers.expect === undefined
  return isPlain && Number(length) <= longestBody ? Number(length) : undefined
}

/** What is in a body as the route's schema allows it; what is refused, or escaped, is for the whole server to read. */
function plainBody(bytes: Buffer, { body: schema }: AnyRoute): { readonly data: unknown } | undefined {
  const text = bytes.toString()
  if (!text.startsWith('{') || text.includes('\\') || text.includes('__proto__')) return undefined
  try {
    const { success, data } = schema.safeParse(JSON.parse(text))
    return success ? { data } : undefined
  } catch {
    return undefined
  }
}
