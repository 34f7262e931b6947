import type { z } from 'zod'
import type { ApiScope } from '#platform/kernel/access/roles.ts'
import type { Matter } from '#platform/kernel/access/step-up.ts'
import type { RefusalClass } from '#platform/kernel/refusal.ts'
import type { FailureLimit } from '../rate-limit/failure-limits.ts'
import type { RateLimit } from '../rate-limit/rate-limits.ts'
import type { Role, SessionChanges, StaffGrant } from '../session/live-session.ts'
import type { SignedCookies } from '../session/signed-cookies.ts'

export { everyRole, type Role, type SessionChanges, type StaffGrant } from '../session/live-session.ts'

/** Programs elsewhere call it with a key that is for this (D-270). */
export interface KeyAccess {
  readonly scope: ApiScope
}

/** A program that asks, by its key. */
export interface KeyGrant {
  readonly keyId: string
  readonly name: string
  readonly scopes: readonly ApiScope[]
  /** The most points that it may give. */
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
  /** What the browser says that it is. It proves nothing. */
  readonly userAgent: string
  readonly session: SessionChanges
  /** What a route with `consumes` was sent; empty for every other route. */
  readonly bytes: Uint8Array
  /** What `consumes.prepare` made of them. */
  readonly prepared: Prepared
  readonly cookies: SignedCookies
  /** A header of the request that the route names in its `headers`, or an empty text. */
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
  /** As OpenAPI writes it: `/api/user/redeem-goal/{id}`. What mails link to is short: `/r/…`. */
  readonly path: `/api/${string}` | `/r/${string}`
  /** The use case's name: also the operationId and, behind `use`, the generated hook. */
  readonly name: string
  readonly summary: string
  /** What a caller should know beyond the summary: what it changes, for whom, and what is refused. */
  readonly description: string
  readonly access: A
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** Where it isn't JSON of at most 100 kB. Of bytes it acts the same however often they are sent: no key is taken. */
  readonly consumes?:
    | ConsumedBytes<Door, Omit<RouteInput<A, InputOf<P>, InputOf<Q>, InputOf<B>>, 'prepared'>, Prepared>
    | { readonly forms: readonly FormType[] }
    | { readonly jsonMegabytes: 1 }
  /** The headers that `handle` reads, and what they say. */
  readonly headers?: Readonly<Record<string, string>>
  /** Absent: the route answers with a redirect, or with what it `produces`. */
  readonly answer?: R
  /** What an answer is where it isn't 200 with JSON. */
  readonly produces?: ProducedAnswer
  /** A list answers with an array and carries the rest in `Link` and `X-Total-Count` (D-43). */
  readonly paged?: true | PagedList
  readonly refusals: readonly RefusalClass[]
  /**
   * Staff may be asked for a fresh proof of who they are, by their role: for a matter, or for a change of so many points,
   * which is read from what `handle` gave; all of it is taken back where the proof is missing (D-284).
   */
  readonly stepUp?: Matter | ((answer: unknown) => number)
  readonly failureLimits?: readonly FailureLimit<InputOf<B>>[]
  readonly rateLimit?: RateLimit
  /**
   * What becomes of an `Idempotency-Key`; left out: the answer is kept for it. 'none': it is ignored, because what the route
   * takes works once anyway, or it lets somebody in or out, and a stored answer would say so without doing it. 'secret': the
   * answer is not kept, and asking again is refused. 'encrypted': it says something about a member's health.
   * 'transactional': all that the route does is in the database's transaction, which begins before the key is known to be new.
   */
  readonly idempotency?: 'none' | 'secret' | 'encrypted' | 'transactional'
  /** No session is looked at: a program calls it and proves who asks, or a screen does by itself, again and again. */
  readonly sessionless?: 'webhook' | 'screen'
  /** What `If-Match` has to say for a change of what was answered. */
  readonly etagOf?: (answer: unknown) => string
  readonly cache?: CachedAnswer<Door>
  readonly audit?: AuditRule<InputOf<P>, InputOf<B>>
  /**
   * The member to whose records a staff action writes, by id or e-mail address: writes to one member wait for each other
   * before they take a connection. A member's own writes are known without it.
   */
  readonly writesTo?: (body: InputOf<B>) => string
  /** What the answer becomes once the action is committed, outside its transaction, for a repeated key as well. */
  readonly afterCommit?: (door: Door, answer: BodyOf<R>) => Promise<BodyOf<R>>
  readonly handle: (
    door: Door,
    input: RouteInput<A, InputOf<P>, InputOf<Q>, InputOf<B>, Prepared>,
  ) => Promise<AnswerOf<R>>
}

type FormType = 'application/x-www-form-urlencoded' | 'multipart/form-data'

export interface ConsumedBytes<Door = never, Input = never, Prepared = unknown> {
  /** What the body may claim to be: whole types or a group such as `image/*`. It proves nothing. */
  readonly types: readonly string[]
  readonly mostMegabytes: number
  /**
   * What is made of the bytes before the transaction of a staff action begins: `handle` gets it as `prepared`. Work on a
   * picture takes seconds, and a transaction holds a connection; the embedded database has only one.
   */
  readonly prepare?: (door: Door, input: Input) => Promise<Prepared>
}

interface ProducedAnswer {
  /** The media types of an answer of bytes. */
  readonly types?: readonly string[]
  /** The names of the server-sent events, without data, that follow until somebody hangs up. */
  readonly events?: readonly string[]
  /** It is a file of this name for the browser to keep. */
  readonly downloadAs?: string
  /** What the answer says when it is 202: that somebody has to decide first. */
  readonly accepted?: string
}

interface PagedList {
  /** Where counting all would cost too much: of more than so many, `X-Total-Relation: gte` says that there are more. */
  readonly countsUpTo: number
}

interface CachedAnswer<Door> {
  /** The same bytes for everybody, made once and cached under this topic until it is invalidated. */
  readonly topic: string
  /** They are the same for one member only, depend on nothing but who asks, and the member's id is the key to invalidate. */
  readonly perMember?: true
  /** What else they depend on, such as the day; it is the key to invalidate then. */
  readonly key?: (door: Door) => string
  /** Requests that are answered each for itself. */
  readonly unless?: (request: CacheableRequest) => boolean
}

interface CacheableRequest {
  /** The browser sent a session: it may be somebody whom we know. */
  readonly hasSession: boolean
  readonly query: Readonly<Record<string, unknown>>
}

/** What the audit log says of a staff action. */
interface AuditRule<Params, Body> {
  /** The member whom it is about, read from what `handle` gave or from the path. A `get` that has it is audited, too. */
  readonly member?: (answer: unknown, params: Params) => string | undefined
  /** What else it is about, in a few words: 'post Summer Skin'. */
  readonly subject?: (answer: unknown, params: Params, body: Body) => string | undefined
  /** A `get` that lists patients: that a person looked is an entry, once a half-hour. */
  readonly reads?: true
}

/** The routes of a room or module, and the front door that answers them. */
export interface RouteGroup {
  /** The module they belong to. */
  readonly module: string
  readonly tag: string
  readonly description: string
  readonly routes: readonly AnyRoute[]
  readonly door: unknown
}

/** Whether a call leaves an entry: what staff change, and what not everybody may see. */
export const isAudited = (route: AnyRoute): boolean =>
  (Array.isArray(route.access) || isForKeys(route.access)) &&
  (route.method !== 'get' || route.audit?.member !== undefined)

/** Programs call it: what it takes, or the key, proves who asks. No page of another site can make a browser send that. */
export const isFromElsewhere = (route: AnyRoute) => route.sessionless === 'webhook' || isForKeys(route.access)

/** Only an answer of JSON is kept to be given again. */
export const takesKey = (route: AnyRoute) =>
  route.method !== 'get' && !uploadOf(route) && !route.produces?.types && route.idempotency !== 'none'

/** The bytes that it takes, if it does. */
export const uploadOf = ({ consumes }: AnyRoute): ConsumedBytes<unknown, unknown> | undefined =>
  consumes && 'types' in consumes ? (consumes as ConsumedBytes<unknown, unknown>) : undefined

type BodyOf<R extends Shape> = R extends z.ZodType ? z.input<R> : never
type AnswerOf<R extends Shape> = R extends z.ZodType
  ? z.input<R> | Paginated<z.input<R>> | Accepted<z.input<R>> | Streamed
  : Redirect | Bytes | EventStream | Streamed<string | Uint8Array>

/** An answer that isn't JSON. An immutable one may be cached by everyone: its URL never gets other bytes. */
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

/** An answer that is made while it is sent. */
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

/** What a route with `produces.events` gives: a way to listen, which returns the way to stop. */
export class EventStream {
  readonly follow: (tell: (event: string) => void) => () => void
  constructor(follow: EventStream['follow']) {
    this.follow = follow
  }
}

/** A part of a list without bound; `next` is the cursor of the following one. With `isLeast` there are more than `total`. */
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

/** An answer about what is accepted but not done yet: 202. Its route says in `produces.accepted` what is missing. */
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
