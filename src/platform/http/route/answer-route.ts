import type Koa from 'koa'
import type { z } from 'zod'
import { Refusal } from '#platform/kernel/refusal.ts'
import { isAudited } from '../openapi/access-table.ts'
import { takesKey } from '../openapi/possible-refusals.ts'
import { networkOf, plainAddress } from '../rate-limit/client-network.ts'
import type { Attempts } from '../rate-limit/failure-limits.ts'
import { type Devices, enrolledDevice } from '../session/devices.ts'
import { type SessionStore, sessionChanges, signedInMember } from '../session/session.ts'
import { signedCookies } from '../session/signed-cookies.ts'
import { type StaffTimes, staffGrant } from '../session/staff-session.ts'
import type { Idempotency, StoredAnswer } from './idempotency.ts'
import { actorOf, authorizeKey, isForKeys, type KeyGrant } from './key-access.ts'
import { KeyLimitReached } from './key-refusals.ts'
import type { MemberAnswers } from './member-answers.ts'
import type { MemberQueue } from './member-queue.ts'
import { InvalidRequest, NotAllowed, NotSignedIn } from './refusals.ts'
import {
  type Access,
  type AnyRoute,
  EventStream,
  type RouteInput,
  type SessionChanges,
  type StaffGrant,
} from './route.ts'
import { send, sendJson, sendStored } from './send-answer.ts'
import type { EventStreams } from './server-sent-events.ts'
import { type StepUpContext, stepUpFor } from './step-up.ts'
import { withUpload } from './uploads.ts'
import { validationMessage } from './validation-messages.ts'

/** Who on the staff did what to whom, from where (D-10). */
export interface StaffAction {
  readonly staff: Pick<StaffGrant, 'staffId' | 'name'> & { readonly role: string }
  readonly action: string
  readonly memberId: string | undefined
  /** What else it was about, in words. */
  readonly subject: string | undefined
  readonly address: string
}

export interface RouteContext extends StepUpContext {
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  readonly audit: (action: StaffAction) => Promise<void>
  /** Writes down a look at a list of patients, unless the same one is written down already. */
  readonly auditRead: (look: StaffAction) => Promise<void>
  readonly secure: boolean
  readonly attempts: Attempts
  readonly sessions: SessionStore
  readonly devices: Devices
  readonly idempotency: Idempotency
  readonly memberAnswers: MemberAnswers
  readonly memberQueue: MemberQueue
  readonly streams: EventStreams
  readonly staffTimes: StaffTimes
  /** Who the person is today; nothing when the grant no longer holds, because staff or their code was changed. */
  readonly staffToday: (staffId: string, grantedAt: Date) => Promise<StaffGrant | undefined>
  /** Whose key it is; nothing when it is unknown, has ended or was revoked. */
  readonly findApiKey: (token: string) => Promise<KeyGrant | undefined>
  /** A key reached its limit: the owner gets to know. */
  readonly reportKeyLimit: (keyId: string) => Promise<void>
}

type AnyInput = Omit<RouteInput<Access, unknown, unknown, unknown>, 'prepared'>

/** Turns a route object into the middleware that answers it: who asks, what exactly, how often; then the front door. */
export function answerRoute(route: AnyRoute, door: unknown, context: RouteContext): Koa.Middleware {
  if (route.consumes && isAudited(route) && !route.consumes.prepare)
    throw new Error(`${route.name} would work on what was sent within its transaction: it has to prepare it.`)
  const answer = answerer(route, door, context)
  return async ctx => {
    const { memberId, staff, key } = await authorize(route, ctx, context)
    const input = {
      params: parsed(route.params, ctx['params'], 'path'),
      query: parsed(route.query, ctx.query, 'query'),
      body: parsed(route.body, ctx.request.body ?? {}, 'body'),
      memberId,
      staff,
      key,
      address: plainAddress(ctx.ip),
      userAgent: ctx.get('User-Agent'),
      session: sessionOf(route, memberId, sessionChanges(ctx, context)),
      cookies: signedCookies(ctx, context.secure),
      header: headerOf(route, ctx),
    }
    await withUpload(ctx, route.consumes, memberId ?? networkOf(ctx.ip).network, async bytes => {
      const work = () => answer(ctx, { ...input, bytes })
      const member = memberWrittenTo(route, input)
      await (member ? context.memberQueue(member, () => ctx.res.closed, work) : work())
    })
  }
}

function memberWrittenTo(route: AnyRoute, { memberId, body }: Pick<AnyInput, 'memberId' | 'body'>) {
  if (route.writesTo) return route.writesTo(body as never).toLowerCase()
  return route.method !== 'get' && route.access === 'member' ? memberId : undefined
}

/** Answers a request whose time has come, and the same request with the same key as it was answered before. */
function answerer(route: AnyRoute, door: unknown, context: RouteContext) {
  const { attempts, idempotency, streams } = context
  const kept = context.memberAnswers.get(route.path)
  if (kept && route.cacheForMember)
    return async (ctx: Koa.Context, { memberId = '' }: AnyInput) => sendJson(ctx, await kept.get(memberId))
  const invoke = invoker(route, door, context)
  const sendAgain = async (ctx: Koa.Context, stored: StoredAnswer) => {
    if (route.afterCommit && stored.status < 400)
      return send(ctx, route, await route.afterCommit(door, JSON.parse(stored.body) as never))
    sendStored(ctx, stored)
  }
  return async (ctx: Koa.Context, input: AnyInput) => {
    const key = takesKey(route) ? ctx.get('Idempotency-Key') : ''
    const scope = keyScope(route, input)
    const request = key && JSON.stringify([input.params, input.query, input.body])
    // Before it is counted: whoever asks again because the answer was lost has done nothing more.
    if (key && route.failureLimits) {
      const stored = await idempotency.replay(scope, key, request)
      if (stored) return sendAgain(ctx, stored)
    }
    // Outside the key's transaction: what that takes back must not take back that somebody guessed.
    const attempt =
      route.failureLimits &&
      (await attempts.reserve(route.failureLimits, {
        ...input,
        ...networkOf(input.address),
        device: await deviceOf(ctx, context),
        isStaffNetwork: askedOnce(() => context.devices.isStaffNetwork(networkOf(input.address).network)),
      }))
    const failed = afterFailure(route, door, input, attempt, context)
    if (!key) {
      const given = await invoke(input).catch(failed)
      await attempt?.succeeded()
      if (given instanceof EventStream) return streams.open(ctx, input.memberId ?? '', given)
      return send(ctx, route, route.afterCommit ? await route.afterCommit(door, given as never) : given)
    }
    const traits = (...about: readonly (string | undefined)[]) => ({
      holdsHealthData: route.holdsHealthData ?? false,
      concerns: [input.memberId, ...about].filter(memberId => memberId !== undefined),
    })
    const acted = async () => {
      const given = await invoke(input)
      send(ctx, route, given)
      return {
        status: ctx.status,
        body: ctx.body as string,
        oneTimeSecret: route.oneTimeSecret ?? false,
        ...traits(route.auditedMember?.(given, input.params)),
      }
    }
    const once = idempotency.once(scope, key, request, acted, traits(), route.whollyTransactional)
    // Outside the key's transaction: what a failure leaves behind must not be rolled back with it.
    const stored = await once.catch(failed)
    await attempt?.succeeded()
    return sendAgain(ctx, stored)
  }
}

/** Whose key it is, and of which route: the same key sent by another person is another key. */
const keyScope = ({ name }: AnyRoute, { memberId, staff, key, address }: AnyInput) =>
  `${memberId ?? staff?.staffId ?? key?.keyId ?? address} ${name}`

/** Does what was asked, and writes down what staff did and looked at. */
function invoker(route: AnyRoute, door: unknown, context: RouteContext) {
  const { inTransaction, audit, auditRead } = context
  const stepUp = stepUpFor(route, context)
  return async (input: AnyInput) => {
    const staffMember = input.key ? actorOf(input.key) : input.staff
    await stepUp.before(input)
    if (route.auditsRead && staffMember) {
      const none = { memberId: undefined, subject: undefined }
      await auditRead({ staff: staffMember, action: route.name, ...none, address: input.address })
    }
    const whole = { ...input, prepared: await route.consumes?.prepare?.(door, input) }
    if (!isAudited(route) || !staffMember) return route.handle(door, whole)
    // The action and its audit entry are one: neither is there without the other.
    return inTransaction(async () => {
      const answer = await route.handle(door, whole)
      await stepUp.after(input, answer)
      const memberId = route.auditedMember?.(answer, input.params)
      const subject = route.auditSubject?.(answer, input.params, input.body)
      await audit({ staff: staffMember, action: route.name, memberId, subject, address: input.address })
      return answer
    })
  }
}

/**
 * Throws the error again, after what follows from a failed attempt: the attempt is given back when nothing was looked at
 * because the server could not, the owner hears of a key that reached its limit, and `whenClosed` runs for each limit that this failure closed.
 */
const afterFailure =
  (
    { whenClosed }: AnyRoute,
    door: unknown,
    { body, key }: AnyInput,
    attempt: Awaited<ReturnType<Attempts['reserve']>> | undefined,
    { reportKeyLimit }: RouteContext,
  ) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof Refusal && error.kind === 'unavailable') await attempt?.giveBack()
    else if (error instanceof KeyLimitReached && key) await reportKeyLimit(key.keyId)
    else for (const limit of attempt?.lastOf ?? []) await whenClosed?.(door, limit, body)
    throw error
  }

/** Only what the contract names is read. */
const headerOf =
  ({ name: route, headers = {} }: AnyRoute, ctx: Koa.Context) =>
  (name: string) => {
    if (!(name in headers)) throw new Error(`${route} reads a header that it does not name: ${name}`)
    return ctx.get(name)
  }

/** A repeated key would get the answer of a sign-in without the session: a route that lets somebody in takes no key. */
function sessionOf(route: AnyRoute, known: string | undefined, changes: SessionChanges): SessionChanges {
  if (!takesKey(route)) return changes
  const refuse = () => Promise.reject(new Error(`${route.name} lets somebody in, so it needs takesNoKey.`))
  return { ...changes, signIn: id => (id === known ? changes.signIn(id) : refuse()), grantStaff: refuse }
}

/** Several limits of a route may ask. */
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
  if (isForKeys(access)) return { key: await authorizeKey(access, ctx, context.findApiKey) }
  if (sessionless) return {}
  const memberId = signedInMember(ctx)
  if (access === 'member') {
    if (!memberId) throw new NotSignedIn()
    return { memberId }
  }
  const staff = await staffGrant(ctx, context)
  if (access === 'visitor') return { memberId, staff }
  if (!staff) throw new NotSignedIn()
  if (!access.includes(staff.role)) throw new NotAllowed()
  return { memberId, staff }
}

/** What a request says, by the route's schema; refuses what it does not allow. */
export function parsed(schema: z.ZodType | undefined, value: unknown, place: string): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value, { error: validationMessage })
  if (result.success) return result.data
  throw new InvalidRequest(
    result.error.issues.map(({ path, message }) => ({ path: path.join('.') || place, message })),
  )
}
