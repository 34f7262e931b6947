import type Koa from 'koa'
import type { z } from 'zod'
import type { Attempts } from './attempts.ts'
import type { Idempotency } from './idempotency.ts'
import { InvalidRequest, NotAllowed, NotSignedIn } from './refusals.ts'
import {
  type Access,
  type AnyRoute,
  type Asked,
  Feed,
  Page,
  type Redirect,
  type StaffGrant,
} from './route.ts'
import { sessionChanges, signedInMember, staffGrant } from './session.ts'
import type { Streams } from './streams.ts'

/** Who on the staff did what to whom, from where (decisions.md, 10). */
export interface StaffAction {
  readonly staff: StaffGrant
  readonly action: string
  readonly memberId: string | undefined
  readonly address: string
}

export interface Answering {
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  readonly audit: (action: StaffAction) => Promise<void>
  readonly now: () => Date
  readonly secure: boolean
  readonly attempts: Attempts
  readonly idempotency: Idempotency
  readonly streams: Streams
}

/** Turns a route object into the middleware that answers it: who asks, what exactly, how often; then the front door. */
export function answerRoute(route: AnyRoute, door: unknown, answering: Answering): Koa.Middleware {
  const { now, secure, attempts, idempotency, inTransaction, audit, streams } = answering
  return async ctx => {
    const { memberId, staff } = letIn(route.access, ctx, now())
    const asked: Asked<Access, unknown, unknown, unknown> = {
      params: parsed(route.params, ctx['params'], 'path'),
      query: parsed(route.query, ctx.query, 'query'),
      body: parsed(route.body, ctx.request.body ?? {}, 'body'),
      memberId,
      staff,
      address: ctx.ip,
      session: sessionChanges(ctx, now, secure),
    }
    // Outside the key's transaction: what that takes back must not take back that somebody guessed.
    const attempt = route.limits && (await attempts.reserve(route.limits, asked))
    const act = () => {
      const staffMember = asked.staff
      if (!Array.isArray(route.access) || route.method === 'get' || !staffMember)
        return route.handle(door, asked)
      // The action and its audit entry are one: neither is there without the other.
      return inTransaction(async () => {
        const answer = await route.handle(door, asked)
        const memberId = route.concerns?.(answer)
        await audit({ staff: staffMember, action: route.name, memberId, address: asked.address })
        return answer
      })
    }

    const key = ctx.get('Idempotency-Key')
    if (!key || route.method === 'get') {
      const answer = await act()
      await attempt?.succeeded()
      if (answer instanceof Feed) return streams.open(ctx, memberId ?? '', answer)
      return send(ctx, route, answer)
    }
    const scope = `${memberId ?? staff?.staffId ?? ctx.ip} ${route.name}`
    const request = JSON.stringify([asked.params, asked.query, asked.body])
    const stored = await idempotency.once(scope, key, request, async () => {
      send(ctx, route, await act())
      return { status: ctx.status, body: ctx.body as string }
    })
    await attempt?.succeeded()
    ctx.status = stored.status
    ctx.type = 'application/json'
    ctx.body = stored.body
  }
}

function letIn(access: Access, ctx: Koa.Context, now: Date) {
  const memberId = signedInMember(ctx)
  if (access === 'visitor') return { memberId, staff: staffGrant(ctx, now) }
  if (access === 'member') {
    if (!memberId) throw new NotSignedIn()
    return { memberId, staff: undefined }
  }
  const staff: StaffGrant | undefined = staffGrant(ctx, now)
  if (!staff) throw new NotSignedIn()
  if (!access.includes(staff.role)) throw new NotAllowed()
  return { memberId, staff }
}

function parsed(schema: z.ZodType | undefined, value: unknown, place: string): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new InvalidRequest(
    result.error.issues.map(issue => ({ path: issue.path.join('.') || place, message: sentenceOf(issue) })),
  )
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const missing = issue.code === 'invalid_type' && issue.input === undefined
  return missing && issue.message.startsWith('Invalid input') ? 'Required' : issue.message
}

function send(ctx: Koa.Context, route: AnyRoute, answer: unknown): void {
  if (!route.answer) {
    ctx.redirect((answer as Redirect).redirectTo)
    return
  }
  if (answer instanceof Page) {
    ctx.set('X-Total-Count', String(answer.total))
    if (answer.next) ctx.set('Link', `<${nextAddress(ctx, answer.next)}>; rel="next"`)
  }
  // The answer's schema is the presenter: what it does not name does not leave.
  const body = route.answer.parse(answer instanceof Page ? answer.items : answer)
  ctx.status = 200
  ctx.type = 'application/json'
  ctx.body = JSON.stringify(body)
}

function nextAddress(ctx: Koa.Context, cursor: string): string {
  const query = new URLSearchParams(ctx.querystring)
  query.set('cursor', cursor)
  return `${ctx.path}?${query}`
}
