import type { z } from 'zod'
import type { ApiScope } from '#platform/kernel/access/roles.ts'
import type { Matter } from '#platform/kernel/access/step-up.ts'
import type { RefusalClass } from '#platform/kernel/refusal.ts'
import type { FailureLimit } from '../rate-limit/failure-limits.ts'
import type { RateLimit } from '../rate-limit/rate-limits.ts'
import type { Role, SessionChanges, StaffGrant } from '../session/live-session.ts'
import type { SignedCookies } from '../session/signed-cookies.ts'

export { everyRole, type Role, type SessionChanges, type StaffGrant } from '../session/live-session.ts'

/** Lets external programs call the route with a key that has this scope (D-270). */
export interface KeyAccess {
  readonly scope: ApiScope
}

/** An external program, identified by its key. */
export interface KeyGrant {
  readonly keyId: string
  readonly name: string
  readonly scopes: readonly ApiScope[]
  /** The most points that it may award. */
  readonly pointsPerHour: number
  readonly pointsPerDay: number
}

export const isForKeys = (access: unknown): access is KeyAccess =>
  typeof access === 'object' && access !== null && 'scope' in access

export type Access = 'visitor' | 'member' | readonly Role[] | KeyAccess

export interface RouteInput<A extends Access, Params, Query, Body, Prepared = undefined> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly memberId: A extends 'member' ? string : string | undefined
  readonly staff: A extends readonly Role[] ? StaffGrant : StaffGrant | undefined
  readonly key: A extends KeyAccess ? KeyGrant : KeyGrant | undefined
  readonly address: string
  /** The browser's claim, which proves nothing. */
  readonly userAgent: string
  readonly session: SessionChanges
  /** The body of a route with `consumes`; empty for every other route. */
  readonly bytes: Uint8Array
  /** The result of `consumes.prepare`. */
  readonly prepared: Prepared
  readonly cookies: SignedCookies
  /** A request header that the route lists in `headers`; empty if missing. */
  readonly header: (name: string) => string
}

type Shape = z.ZodType | undefined
type InputOf<S extends Shape> = S extends z.ZodType ? z.output<S> : undefined

export interface Route<
  Door,
  A extends Access,
  P extends Shape,
  Q extends Shape,
  B extends Shape,
  R extends Shape,
  Prepared = undefined,
> {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** In OpenAPI's form: `/api/user/redeem-goal/{id}`. Links in emails use the short `/r/…`. */
  readonly path: `/api/${string}` | `/r/${string}`
  /** The use case's name. It becomes the operationId and, after `use`, the generated hook's name. */
  readonly name: string
  readonly summary: string
  /** Details beyond the summary: what the call changes, for whom, and what is refused. */
  readonly description: string
  readonly access: A
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /**
   * Set if the body isn't JSON of at most 100 kB. Sending the same bytes again is harmless, so these routes take no
   * idempotency key.
   */
  readonly consumes?:
    | ConsumedBytes<Door, Omit<RouteInput<A, InputOf<P>, InputOf<Q>, InputOf<B>>, 'prepared'>, Prepared>
    | { readonly forms: readonly FormType[] }
    | { readonly jsonMegabytes: 1 }
  /** The headers that `handle` reads, with their descriptions. */
  readonly headers?: Readonly<Record<string, string>>
  /** If omitted, the route responds with a redirect, or with what it `produces`. */
  readonly answer?: R
  /** Set if the response isn't 200 with JSON. */
  readonly produces?: ProducedAnswer
  /** A list is returned as an array, with paging in `Link` and `X-Total-Count` (D-43). */
  readonly paged?: true | PagedList
  readonly refusals: readonly RefusalClass[]
  /**
   * Makes staff prove who they are again, if their role requires it. It's either for a matter, or for a change of that
   * many points, read from `handle`'s result. Without the proof, the change is rolled back (D-284).
   */
  readonly stepUp?: Matter | ((answer: unknown) => number)
  readonly failureLimits?: readonly FailureLimit<InputOf<B>>[]
  readonly rateLimit?: RateLimit
  /**
   * What happens to an `Idempotency-Key`. By default, the response is stored under it. 'none': ignored, because the
   * action only works once anyway, or because a stored sign-in or sign-out would do nothing. 'secret': the response
   * isn't stored, and a repeat is refused. 'encrypted': the response contains health data. 'transactional': the route
   * only changes the database, so it may start before the key is known to be new.
   */
  readonly idempotency?: 'none' | 'secret' | 'encrypted' | 'transactional'
  /** Ignores the session, because a program calls it and proves who it is, or a screen polls it. */
  readonly sessionless?: 'webhook' | 'screen'
  /** The response's `ETag`, which a change of its data must send back as `If-Match`. */
  readonly etagOf?: (answer: unknown) => string
  readonly cache?: CachedAnswer<Door>
  readonly audit?: AuditRule<InputOf<P>, InputOf<B>>
  /**
   * The member whose records a staff action changes, by ID or email. Writes to one member wait for each other before
   * they take a connection. For a member's own writes it's known anyway.
   */
  readonly writesTo?: (body: InputOf<B>) => string
  /**
   * By default, what a member adds or changes holds their account until it commits, and is refused if the account was
   * deleted or merged while the request was under way (D-33). False if the use case sees to that, or keeps nothing.
   */
  readonly holdsAccount?: false
  /** Turns the committed result into the response, outside the transaction, and also for a repeated key. */
  readonly afterCommit?: (door: Door, answer: BodyOf<R>) => Promise<BodyOf<R>>
  readonly handle: (
    door: Door,
    input: RouteInput<A, InputOf<P>, InputOf<Q>, InputOf<B>, Prepared>,
  ) => Promise<AnswerOf<R>>
}

type FormType = 'application/x-www-form-urlencoded' | 'multipart/form-data'

export interface ConsumedBytes<Door = never, Input = never, Prepared = unknown> {
  /** The content types that the body may claim: full types or a group such as `image/*`. The claim proves nothing. */
  readonly types: readonly string[]
  readonly mostMegabytes: number
  /**
   * Processes the bytes before a staff action's transaction begins; `handle` gets the result as `prepared`. Work on a
   * picture takes seconds, and a transaction holds a connection; the embedded database has only one.
   */
  readonly prepare?: (door: Door, input: Input) => Promise<Prepared>
}

interface ProducedAnswer {
  /** The media types of a binary response. */
  readonly types?: readonly string[]
  /** The names of the server-sent events, without data, until the client disconnects. */
  readonly events?: readonly string[]
  /** The browser downloads the response as a file with this name. */
  readonly downloadAs?: string
  /** Describes the 202 response, for when a person has to decide first. */
  readonly accepted?: string
}

interface PagedList {
  /** Stops counting there; above that, `X-Total-Relation: gte` says that there are more. */
  readonly countsUpTo: number
}

interface CachedAnswer<Door> {
  /** The response is built once and cached under this topic until the topic is invalidated. Everyone gets the same bytes. */
  readonly topic: string
  /** The bytes depend only on the member, and the member's ID is the cache key. */
  readonly perMember?: true
  /** The cache key, if the bytes also depend on something else, such as the day. */
  readonly key?: (door: Door) => string
  /** Requests that bypass the cache. */
  readonly unless?: (request: CacheableRequest) => boolean
}

interface CacheableRequest {
  /** The browser sent a session cookie, so it may be signed in. */
  readonly hasSession: boolean
  readonly query: Readonly<Record<string, unknown>>
}

/** The audit log's entry for a staff action. */
interface AuditRule<Params, Body> {
  /**
   * The member concerned, from `handle`'s result, the path or the body. Also makes a `get` audited. Several members get
   * an entry each.
   */
  readonly member?: (answer: unknown, params: Params, body: Body) => string | readonly string[] | undefined
  /** The subject, in a few words: 'post Summer Skin'. */
  readonly subject?: (answer: unknown, params: Params, body: Body) => string | undefined
  /** For a `get` that lists patients: logs one entry per person and half-hour. */
  readonly reads?: true
}

/** The routes of a room or module, and the front door that they call. */
export interface RouteGroup {
  /** The module they belong to. */
  readonly module: string
  readonly tag: string
  readonly description: string
  readonly routes: readonly AnyRoute[]
  readonly door: unknown
}

/** Whether a call is logged: staff changes, and data that not everyone may see. */
export const isAudited = (route: AnyRoute): boolean =>
  (Array.isArray(route.access) || isForKeys(route.access)) &&
  (route.method !== 'get' || route.audit?.member !== undefined)

/** Whether a member's call must hold their account. Deleting needs no account, and unused uploads are purged. */
export const holdsAccount = (route: AnyRoute): boolean =>
  route.access === 'member' &&
  (route.method === 'post' || route.method === 'put') &&
  !uploadOf(route) &&
  route.holdsAccount !== false

/** Called by programs: the payload or the key proves who they are. No other site can make a browser send that. */
export const isFromElsewhere = (route: AnyRoute) => route.sessionless === 'webhook' || isForKeys(route.access)

/** Only JSON responses are stored for repeats. */
export const takesKey = (route: AnyRoute) =>
  route.method !== 'get' && !uploadOf(route) && !route.produces?.types && route.idempotency !== 'none'

/** The route's upload settings, if it takes bytes. */
export const uploadOf = ({ consumes }: AnyRoute): ConsumedBytes<unknown, unknown> | undefined =>
  consumes && 'types' in consumes ? (consumes as ConsumedBytes<unknown, unknown>) : undefined

type BodyOf<R extends Shape> = R extends z.ZodType ? z.input<R> : never
type AnswerOf<R extends Shape> = R extends z.ZodType
  ? z.input<R> | Paginated<z.input<R>> | Accepted<z.input<R>> | Streamed
  : Redirect | Bytes | EventStream | Streamed<string | Uint8Array>

/** A response that isn't JSON. An immutable one may be cached by everyone, because its URL never gets other bytes. */
export class Bytes {
  readonly type: string
  readonly bytes: Uint8Array
  readonly isImmutable: boolean
  constructor(type: string, bytes: Uint8Array, { isImmutable = false } = {}) {
    this.type = type
    this.bytes = bytes
    this.isImmutable = isImmutable
  }
}

/** A response that is generated while it is sent. */
export class Streamed<Chunk = string> {
  readonly type: string
  readonly chunks: AsyncIterable<Chunk>
  constructor(type: string, chunks: AsyncIterable<Chunk>) {
    this.type = type
    this.chunks = chunks
  }
}

export interface Redirect {
  readonly redirectTo: string
}

/** What a route with `produces.events` returns: a function that starts listening and returns the one that stops. */
export class EventStream {
  readonly follow: (tell: (event: string) => void) => () => void
  constructor(follow: EventStream['follow']) {
    this.follow = follow
  }
}

/** A page of a list; `next` is the next page's cursor. With `isLeast`, there are more than `total`. */
export class Paginated<Items> {
  readonly items: Items
  readonly next: string | undefined
  readonly total: number
  readonly isLeast: boolean
  constructor(items: Items, next: string | undefined, total: number, isLeast = false) {
    this.items = items
    this.next = next
    this.total = total
    this.isLeast = isLeast
  }
}

/** A 202 response: accepted, but not done yet. Its route says in `produces.accepted` what is missing. */
export class Accepted<Body> {
  readonly body: Body
  constructor(body: Body) {
    this.body = body
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the server takes routes of every module; each was checked where it was written.
export type AnyRoute<Door = any> = Route<Door, any, any, any, any, any, any>

/** `const route = routeOf<Loyalty>()`, then `route({ … })`: the object is checked against the module's front door. */
export function routeOf<Door>() {
  return <
    const A extends Access,
    P extends Shape = undefined,
    Q extends Shape = undefined,
    B extends Shape = undefined,
    R extends Shape = undefined,
    Prepared = undefined,
  >(
    route: Route<Door, A, P, Q, B, R, Prepared>,
  ): Route<Door, A, P, Q, B, R, Prepared> => route
}
