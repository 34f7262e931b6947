import type Koa from 'koa'
import type { z } from 'zod'
import { Refusal } from '#platform/kernel/refusal.ts'
import type { Attempts } from '../rate-limit/failure-limits.ts'
import { openRateLimits } from '../rate-limit/rate-limits.ts'
import { ForeignOrigin, InvalidRequest, KeyLimitReached, NotAllowed, NotSignedIn } from '../refusals.ts'
import { networkOf, plainAddress } from '../session/client-network.ts'
import { type Devices, enrolledDevice } from '../session/devices.ts'
import { type SessionStore, sessionChanges, signedInMember } from '../session/session.ts'
import { signedCookies } from '../session/signed-cookies.ts'
import { type StaffTimes, staffGrant } from '../session/staff-session.ts'
import type { Idempotency, StoredAnswer } from './idempotency.ts'
import { actorOf, authorizeKey } from './key-access.ts'
import { openCapacity, openMemberQueue } from './load-shedding.ts'
import { type RequestLimits, readBody, withUpload } from './request-body.ts'
import type { MemberAnswers } from './response-cache.ts'
import {
  type Access,
  type AnyRoute,
  EventStream,
  holdsAccount,
  isAudited,
  isForKeys,
  isFromElsewhere,
  type KeyGrant,
  type RouteInput,
  type SessionChanges,
  type StaffGrant,
  takesKey,
  uploadOf,
} from './route.ts'
import { send, sendJson, sendStored } from './send-answer.ts'
import type { EventStreams } from './server-sent-events.ts'
import { type StepUpContext, stepUpFor } from './step-up.ts'
import { validationMessage } from './validation-messages.ts'

/** A staff action for the audit log (D-10). */
export interface StaffAction {
  readonly staff: Pick<StaffGrant, 'staffId' | 'name'> & { readonly role: string }
  readonly action: string
  readonly memberId: string | undefined
  /** The action's subject, in words. */
  readonly subject: string | undefined
  readonly address: string
}

export interface RouteContext extends StepUpContext {
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  /** Blocks the deletion and merging of an account until the transaction ends; false if the account is gone. */
  readonly holdMember: (memberId: string) => Promise<boolean>
  readonly audit: (action: StaffAction) => Promise<void>
  /** Records that a list of patients was viewed, unless the same view is already recorded. */
  readonly auditRead: (look: StaffAction) => Promise<void>
  readonly appUrl: string
  readonly secure: boolean
  readonly limits: RequestLimits
  readonly attempts: Attempts
  readonly sessions: SessionStore
  /** Loads the request's session, and saves its changes. */
  readonly withSession: Koa.Middleware
  readonly devices: Devices
  readonly idempotency: Idempotency
  readonly memberAnswers: MemberAnswers
  readonly streams: EventStreams
  readonly staffTimes: StaffTimes
  /** The person's current grant; undefined if they or their code changed, so it no longer holds. */
  readonly staffToday: (staffId: string, grantedAt: Date) => Promise<StaffGrant | undefined>
  /** The key's owner; undefined if the key is unknown, expired or revoked. */
  readonly findApiKey: (token: string) => Promise<KeyGrant | undefined>
  /** Tells the owner that a key reached its limit. */
  readonly reportKeyLimit: (keyId: string) => Promise<void>
}

type AnyInput = {
  -readonly [Part in keyof RouteInput<Access, unknown, unknown, unknown>]: RouteInput<
    Access,
    unknown,
    unknown,
    unknown
  >[Part]
}

/** Turns route objects into middleware. It checks origin, rate, load, identity and input, then calls the front door. */
export function answeringRoutes(context: RouteContext) {
  const withinRate = openRateLimits()
  const withinCapacity = openCapacity(context.limits.atOnce)
  const inTurnOf = openMemberQueue()
  const ownOrigin = new URL(context.appUrl).origin
  return (route: AnyRoute, door: unknown): Koa.Middleware => {
    const upload = uploadOf(route)
    if (upload && isAudited(route) && !upload.prepare)
      throw new Error(
        `${route.name} would work on what was sent within its transaction: it has to prepare it.`,
      )
    const answer = answerer(route, door, context)
    const ofPages = route.method !== 'get' && !isFromElsewhere(route)
    const forKeys = isForKeys(route.access)
    const looksAtSession = !route.sessionless && !forKeys
    const writesToMember = route.method !== 'get' && route.access === 'member' && !upload
    const respond = async (ctx: Koa.Context) => {
      const input = await inputOf(route, ctx, context)
      const member = writesToMember ? input.memberId : route.writesTo?.(input.body as never).toLowerCase()
      if (member)
        return inTurnOf(
          member,
          () => ctx.res.closed,
          () => answer(ctx, input),
        )
      if (!upload) return answer(ctx, input)
      const person = input.memberId ?? networkOf(ctx.ip).network
      return withUpload(ctx, upload, { person, uploadMs: context.limits.uploadMs }, bytes => {
        input.bytes = bytes
        return answer(ctx, input)
      })
    }
    return ctx => {
      ctx.state['route'] = route
      if (ofPages) refuseForeign(ctx, ownOrigin)
      const work = () =>
        withinCapacity(async () =>
          looksAtSession ? context.withSession(ctx, () => respond(ctx)) : respond(ctx),
        )
      return route.rateLimit || forKeys ? withinRate(ctx, route, work) : work()
    }
  }
}

const nothing: Uint8Array = new Uint8Array()

/** Another site can make a browser send our cookie, but it can't forge the origin headers. */
function refuseForeign({ headers }: Koa.Context, ownOrigin: string): void {
  const site = headers['sec-fetch-site']
  if (site !== 'same-origin' && site !== 'none' && headers.origin !== ownOrigin) throw new ForeignOrigin()
}

/** Values that few routes need are computed on demand. */
async function inputOf(route: AnyRoute, ctx: Koa.Context, context: RouteContext): Promise<AnyInput> {
  const { memberId, staff, key } = await authorize(route, ctx, context)
  const body = await readBody(ctx, route, context.limits)
  return {
    params: parsed(route.params, ctx['params'], 'path'),
    query: parsed(route.query, ctx.query, 'query'),
    body: parsed(route.body, body ?? {}, 'body'),
    memberId,
    staff,
    key,
    get address() {
      return plainAddress(ctx.ip)
    },
    userAgent: ctx.get('User-Agent'),
    get session() {
      return sessionOf(route, memberId, sessionChanges(ctx, context))
    },
    get cookies() {
      return signedCookies(ctx, context.secure)
    },
    header: headerOf(route, ctx),
    bytes: nothing,
    prepared: undefined,
  }
}

/** Answers a request, or repeats the stored response for the same idempotency key. */
function answerer(route: AnyRoute, door: unknown, context: RouteContext) {
  const { attempts, idempotency, streams } = context
  const kept = context.memberAnswers.get(route.path)
  if (kept)
    return async (ctx: Koa.Context, { memberId = '' }: AnyInput) => sendJson(ctx, await kept.get(memberId))
  const invoke = invoker(route, door, context)
  const sendAgain = async (ctx: Koa.Context, stored: StoredAnswer) => {
    if (route.afterCommit && stored.status < 400)
      return send(ctx, route, await route.afterCommit(door, JSON.parse(stored.body) as never))
    sendStored(ctx, stored)
  }
  const isKept = takesKey(route)
  return async (ctx: Koa.Context, input: AnyInput) => {
    const key = isKept ? ctx.get('Idempotency-Key') : ''
    const scope = keyScope(route, input)
    const request = key && JSON.stringify([input.params, input.query, input.body])
    // Before counting: a client that repeats a lost request has done nothing new.
    if (key && route.failureLimits) {
      const stored = await idempotency.replay(scope, key, request)
      if (stored) return sendAgain(ctx, stored)
    }
    // Outside the key's transaction: its rollback must not undo a counted failure.
    const attempt =
      route.failureLimits &&
      (await attempts.reserve(route.failureLimits, {
        ...input,
        ...networkOf(input.address),
        device: await deviceOf(ctx, context),
        isStaffNetwork: askedOnce(() => context.devices.isStaffNetwork(networkOf(input.address).network)),
      }))
    const failed = afterFailure(door, input, attempt, context)
    if (!key) {
      const given = await invoke(input).catch(failed)
      await attempt?.succeeded()
      if (given instanceof EventStream) return streams.open(ctx, input.memberId ?? '', given)
      return send(ctx, route, route.afterCommit ? await route.afterCommit(door, given as never) : given)
    }
    const traits = (...about: readonly (string | undefined)[]) => ({
      holdsHealthData: route.idempotency === 'encrypted',
      concerns: [input.memberId, ...about].filter(memberId => memberId !== undefined),
    })
    const acted = async () => {
      const given = await invoke(input)
      send(ctx, route, given)
      return {
        status: ctx.status,
        body: ctx.body as string,
        oneTimeSecret: route.idempotency === 'secret',
        ...traits(...[route.audit?.member?.(given, input.params, input.body)].flat()),
      }
    }
    const once = idempotency.once(scope, key, request, acted, traits(), route.idempotency === 'transactional')
    // Outside the key's transaction: what a failure leaves behind must not be rolled back with it.
    const stored = await once.catch(failed)
    await attempt?.succeeded()
    return sendAgain(ctx, stored)
  }
}

/** A key belongs to a person and a route: the same key sent by another person is another key. */
const keyScope = ({ name }: AnyRoute, input: AnyInput) =>
  `${input.memberId ?? input.staff?.staffId ?? input.key?.keyId ?? input.address} ${name}`

/** Runs the action. Makes sure that a member still has an account, and audits what staff did and viewed. */
function invoker(route: AnyRoute, door: unknown, context: RouteContext) {
  const { inTransaction, holdMember, audit, auditRead } = context
  const stepUp = route.stepUp && stepUpFor(route, context)
  const prepare = uploadOf(route)?.prepare
  const audited = isAudited(route)
  const holding = async (input: AnyInput) => {
    if (!(await holdMember(input.memberId ?? ''))) throw new NotSignedIn()
    return route.handle(door, input)
  }
  const act = holdsAccount(route)
    ? (input: AnyInput) => inTransaction(() => holding(input))
    : (input: AnyInput) => route.handle(door, input)
  return async (input: AnyInput) => {
    const staffMember = input.key ? actorOf(input.key) : input.staff
    await stepUp?.before(input)
    if (route.audit?.reads && staffMember) {
      const none = { memberId: undefined, subject: undefined }
      await auditRead({ staff: staffMember, action: route.name, ...none, address: input.address })
    }
    if (prepare) input.prepared = (await prepare(door, input)) as undefined
    if (!audited || !staffMember) return act(input)
    // The action and its audit entry commit together.
    return inTransaction(async () => {
      const answer = await route.handle(door, input)
      await stepUp?.after(input, answer)
      const subject = route.audit?.subject?.(answer, input.params, input.body)
      for (const memberId of [route.audit?.member?.(answer, input.params, input.body)].flat())
        await audit({ staff: staffMember, action: route.name, memberId, subject, address: input.address })
      return answer
    })
  }
}

/**
 * Rethrows the error after handling a failed attempt. If the server was unavailable, releases the attempt. If an API
 * key reached its limit, tells the owner. Otherwise runs `whenClosed` for each limit that this failure closed.
 */
const afterFailure =
  (
    door: unknown,
    { body, key }: AnyInput,
    attempt: Awaited<ReturnType<Attempts['reserve']>> | undefined,
    { reportKeyLimit }: RouteContext,
  ) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof Refusal && error.kind === 'unavailable') await attempt?.giveBack()
    else if (error instanceof KeyLimitReached && key) await reportKeyLimit(key.keyId)
    else for (const { whenClosed } of attempt?.lastOf ?? []) await whenClosed?.(door as never, body)
    throw error
  }

/** Only reads headers that the contract names. */
const headerOf =
  ({ name: route, headers = {} }: AnyRoute, ctx: Koa.Context) =>
  (name: string) => {
    if (!(name in headers)) throw new Error(`${route} reads a header that it does not name: ${name}`)
    return ctx.get(name)
  }

/** A repeated key would replay a sign-in without its session, so a route that signs people in can't take a key. */
function sessionOf(route: AnyRoute, known: string | undefined, changes: SessionChanges): SessionChanges {
  if (!takesKey(route)) return changes
  const refuse = () =>
    Promise.reject(new Error(`${route.name} lets somebody in, so it needs idempotency: 'none'.`))
  const ifKnown = (change: (id: string) => Promise<void>) => (id: string) =>
    id === known ? change(id) : refuse()
  return {
    ...changes,
    signIn: ifKnown(changes.signIn),
    renewMember: ifKnown(changes.renewMember),
    grantStaff: refuse,
  }
}

/** Several limits of a route may ask for the same thing. */
function askedOnce<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined
  return () => {
    found ??= find()
    return found
  }
}

const deviceOf = (ctx: Koa.Context, { devices, secure }: RouteContext) => enrolledDevice(ctx, devices, secure)

interface Asking {
  readonly memberId?: string | undefined
  readonly staff?: StaffGrant | undefined
  readonly key?: KeyGrant
}

async function authorize(
  { access, sessionless }: AnyRoute,
  ctx: Koa.Context,
  context: RouteContext,
): Promise<Asking> {
  const memberId = signedInMember(ctx)
  if (access === 'member') {
    if (!memberId) throw new NotSignedIn()
    return { memberId }
  }
  if (isForKeys(access)) return { key: await authorizeKey(access, ctx, context.findApiKey) }
  if (sessionless) return {}
  const staff = await staffGrant(ctx, context)
  if (access === 'visitor') return { memberId, staff }
  if (!staff) throw new NotSignedIn()
  if (!access.includes(staff.role)) throw new NotAllowed()
  return { memberId, staff }
}

/** Parses part of a request with the route's schema, or refuses it. */
export function parsed(schema: z.ZodType | undefined, value: unknown, place: string): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value, { error: validationMessage })
  if (result.success) return result.data
  throw new InvalidRequest(
    result.error.issues.map(({ path, message }) => ({ path: path.join('.') || place, message })),
  )
}
