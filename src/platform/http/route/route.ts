import type { z } from 'zod'
import type { Matter } from '#platform/kernel/access/step-up.ts'
import type { RefusalClass } from '#platform/kernel/refusal.ts'
import type { FailureLimit } from '../rate-limit/failure-limits.ts'
import type { RateLimit } from '../rate-limit/rate-limits.ts'
import type { SignedCookies } from '../session/signed-cookies.ts'
import type { KeyAccess, KeyGrant } from './key-access.ts'
import type { CacheableRequest, ConsumedBytes, FormType } from './request-kinds.ts'

export type Role = 'owner' | 'manager' | 'clinical' | 'front desk'
export const everyRole: readonly Role[] = ['owner', 'manager', 'clinical', 'front desk']

export interface StaffGrant {
  readonly staffId: string
  readonly name: string
  readonly role: Role
}

export type Access = 'visitor' | 'member' | readonly Role[] | KeyAccess

/** What a session holds; changed only through these. Whoever comes or goes with them gives it another id. */
export interface SessionChanges {
  signIn(memberId: string): Promise<void>
  signOut(): Promise<void>
  grantStaff(grant: StaffGrant): Promise<void>
  /** Dates this session's own grant now, so that it goes on when the person's others end. */
  renewStaff(): Promise<void>
  endStaff(): Promise<void>
  /** Who has the staff area open, and when they last showed who they are; nothing where it is closed. */
  staffProof(): { readonly role: Role; readonly at: Date } | undefined
  /** Notes that they did just now. */
  proveStaff(): void
  /** Whether it was not ended meanwhile: a lock that the caller holds keeps it so. */
  isOpen(): Promise<boolean>
  /** On how many other browsers the member is signed in. */
  countOthers(): Promise<number>
  /** Signs the member out on all of those; gives how many they were. */
  endOthers(): Promise<number>
}

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
type Parsed<S extends Shape> = S extends z.ZodType ? z.output<S> : undefined

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
  /** A body of bytes instead of JSON. It acts the same however often it is sent, so it takes no `Idempotency-Key`. */
  readonly consumes?: ConsumedBytes<
    Door,
    Omit<RouteInput<A, Parsed<P>, Parsed<Q>, Parsed<B>>, 'prepared'>,
    Prepared
  >
  /** The body comes as a form of these media types instead of as JSON. */
  readonly forms?: readonly FormType[]
  /** The headers that `handle` reads, and what they say. */
  readonly headers?: Readonly<Record<string, string>>
  /** Absent: the route answers with a redirect, with what it `produces`, or with `events`. */
  readonly answer?: R
  /** What the answer says when it is 202: that somebody has to decide first. */
  readonly accepts?: string
  /** The media types of an answer of bytes, for the one who asks only: no cache keeps it. */
  readonly produces?: readonly string[]
  /** What it `produces` at an address is the same for everybody and for ever: every cache may keep it. */
  readonly neverChanges?: boolean
  /** Instead of an answer: the names of the server-sent events, without data, that follow until somebody hangs up. */
  readonly events?: readonly string[]
  readonly refusals: readonly RefusalClass[]
  /**
   * Staff may be asked for a fresh proof of who they are, by their role: for a matter, or for a change of so many points,
   * which is read from what `handle` gave; all of it is taken back where the proof is missing (D-284).
   */
  readonly stepUp?: Matter | ((answer: unknown) => number)
  readonly failureLimits?: readonly FailureLimit<Parsed<B>>[]
  /** Runs when a failure was the last that a limit allows for now. */
  readonly whenClosed?: (door: Door, limit: string, body: Parsed<B>) => Promise<void>
  /** The answer holds a secret: it is not kept for a repeated Idempotency-Key, which is refused instead. */
  readonly oneTimeSecret?: boolean
  /**
   * An `Idempotency-Key` is ignored: what the route takes works once anyway, or it lets somebody in or out, and a stored
   * answer would say so without doing it.
   */
  readonly takesNoKey?: boolean
  /** The answer says something about a member's health: what is kept of it for a repeated key is encrypted. */
  readonly holdsHealthData?: boolean
  /** All that it does is in the database's transaction: it begins before its `Idempotency-Key` is known to be new. */
  readonly whollyTransactional?: boolean
  readonly rateLimit?: RateLimit
  /** Programs elsewhere call it, without a session: what it takes proves who asks. */
  readonly webhook?: boolean
  /** A screen calls it by itself, again and again: whose session it carries neither counts nor stays open by it. */
  readonly sessionless?: boolean
  /** The answer is a file of this name for the browser to keep. */
  readonly downloadAs?: string
  /** What `If-Match` has to say for a change of what was answered. */
  readonly etagOf?: (answer: unknown) => string
  /** Its JSON may have 1 MB instead of 100 kB. */
  readonly largeBody?: boolean
  /** The same bytes for everybody, made once and cached under this topic until it is invalidated. */
  readonly cacheAs?: string
  /**
   * The same bytes for a member whenever it is asked, and depending on nothing but who asks: made once and cached under
   * this topic until it is invalidated for the member's id.
   */
  readonly cacheForMember?: string
  /** What else the cached bytes depend on, such as the day; it is the key to invalidate then. */
  readonly cacheKey?: (door: Door) => string
  /** Requests that are answered each for itself although the list is cached. */
  readonly skipCacheWhen?: (request: CacheableRequest) => boolean
  /** Paged lists answer with an array and carry the rest in `Link` and `X-Total-Count` (D-43). */
  readonly paged?: boolean
  /** Where counting all would cost too much: of more than so many, `X-Total-Relation: gte` says that there are more. */
  readonly countsUpTo?: number
  /**
   * The member whom a staff action is about, for its audit entry, read from what `handle` gave or from the path. A `get`
   * that has it is audited too: it shows what not everybody may see.
   */
  readonly auditedMember?: (answer: unknown, params: Parsed<P>) => string | undefined
  /**
   * The member to whose records a staff action writes, by id or e-mail address: writes to one member wait for each other
   * before they take a connection. A member's own writes are known without it.
   */
  readonly writesTo?: (body: Parsed<B>) => string
  /** A `get` that lists patients: that a person looked is an audit entry, once a half-hour. */
  readonly auditsRead?: boolean
  /** What else a staff action is about, in a few words for its audit entry: 'post Summer Skin'. */
  readonly auditSubject?: (answer: unknown, params: Parsed<P>, body: Parsed<B>) => string | undefined
  /** What the answer becomes once the action is committed, outside its transaction, for a repeated key as well. */
  readonly afterCommit?: (door: Door, answer: Given<R>) => Promise<Given<R>>
  readonly handle: (
    door: Door,
    input: RouteInput<A, Parsed<P>, Parsed<Q>, Parsed<B>, Prepared>,
  ) => Promise<Answered<R>>
}

type Given<R extends Shape> = R extends z.ZodType ? z.input<R> : never
type Answered<R extends Shape> = R extends z.ZodType
  ? z.input<R> | Paginated<z.input<R>> | Accepted<z.input<R>> | Streamed
  : Redirect | Bytes | EventStream | Streamed

/** An answer that is not JSON. */
export class Bytes {
  readonly type: string
  readonly bytes: Uint8Array
  constructor(type: string, bytes: Uint8Array) {
    this.type = type
    this.bytes = bytes
  }
}

/** An answer that is made while it is sent. */
export class Streamed {
  readonly type: string
  readonly chunks: AsyncIterable<string>
  constructor(type: string, chunks: AsyncIterable<string>) {
    this.type = type
    this.chunks = chunks
  }
}

export interface Redirect {
  readonly redirectTo: string
}

/** What a route with `events` gives: a way to listen, which gives the way to stop. */
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

/** An answer about what is taken but not done yet: 202. Its route says in `accepts` what is missing. */
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
