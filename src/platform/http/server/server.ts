import type { RequestListener } from 'node:http'
import Router from '@koa/router'
import Koa from 'koa'
import compress from 'koa-compress'
import type { Logger } from 'pino'
import type { Cache } from '#platform/database/cache.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Tracing } from '#platform/traces/tracing.ts'
import { apiDocs } from '../openapi/api-docs.ts'
import { NoSuchAddress, Starting } from '../refusals.ts'
import { answeringRoutes, type RouteContext } from '../route/answer-route.ts'
import {
  answerFromCache,
  openMemberAnswers,
  type ResponseCache,
  responseCache,
} from '../route/response-cache.ts'
import type { RouteGroup } from '../route/route.ts'
import { sessionsOf } from '../session/session.ts'
import { errorHandler, isRoutePath, securityHeaders } from './every-answer.ts'
import { type Health, health } from './health.ts'
import { measuredRequests, metricsPage, tracedRequests } from './metrics.ts'

export interface ServerOptions extends Omit<RouteContext, 'memberAnswers' | 'withSession'> {
  readonly served: readonly RouteGroup[]
  readonly sessionKeys: readonly string[]
  readonly cache: Cache
  readonly health: Health
  readonly log: Logger
  /** How many proxies are in front; 0 means that the socket's address is the client's. */
  readonly trustProxy: number
  readonly webFolder: string
  /** Serves the app's pages when no route matches; `lists` are the cached lists that those pages show. */
  readonly pages: (lists: ResponseCache) => readonly Koa.Middleware[]
  /** If undefined, nothing is measured, and `/metrics` doesn't exist. */
  readonly metrics: { readonly measured: Metrics; readonly token: string } | undefined
  /** If undefined, requests aren't traced. */
  readonly tracing: Tracing | undefined
}

/** In bytes. Smaller responses aren't compressed. */
const compressedFrom = 1024

export function createApp(options: ServerOptions): RequestListener {
  const { metrics, tracing, secure, log } = options
  const routed = options.served.flatMap(({ routes, door }) => routes.map(route => ({ route, door })))
  const lists = responseCache(options.cache, routed)
  const app = new Koa({ proxy: options.trustProxy > 0, maxIpsCount: options.trustProxy })
  app.keys = [...options.sessionKeys]
  app.silent = true
  if (tracing) app.use(tracedRequests(tracing, options.trustProxy > 0))
  if (metrics) app.use(measuredRequests(metrics.measured))
  app.use(errorHandler(log))
  app.use(securityHeaders(options))
  app.use(answerFromCache(lists, secure))
  app.use(compress({ threshold: compressedFrom }))
  app.use(routerOf(app, options, routed))
  app.use(health(options.health))
  if (metrics) app.use(metricsPage(metrics.measured, metrics.token))
  app.use(apiDocs(options))
  app.use(noSuchRoute)
  for (const page of options.pages(lists)) app.use(page)
  app.use(noSuchAddress)
  return app.callback()
}

type RouteWithDoor = readonly { readonly route: RouteGroup['routes'][number]; readonly door: unknown }[]

function routerOf(app: Koa, options: ServerOptions, routed: RouteWithDoor): Koa.Middleware {
  const withSession = sessionsOf(app, { store: options.sessions, secure: options.secure, now: options.now })
  const memberAnswers = openMemberAnswers(options.cache, routed)
  const answering = answeringRoutes({ ...options, withSession, memberAnswers })
  const router = new Router()
  for (const { route, door } of routed) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1')
    router.register(path, [route.method], answering(route, door) as never)
  }
  return router.routes() as unknown as Koa.Middleware
}

const noSuchAddress = () => {
  throw new NoSuchAddress()
}

/** For unknown API routes only; pages are handled elsewhere. */
const noSuchRoute: Koa.Middleware = (ctx, next) => (isRoutePath(ctx.path) ? noSuchAddress() : next())

/** Responds during startup, because migrations take a while, and health checks must see that the process is alive. */
export function startingApp(options: { readonly secure: boolean; readonly log: Logger }): Koa {
  const app = new Koa()
  app.silent = true
  app.use(errorHandler(options.log))
  app.use(securityHeaders(options))
  app.use(health({ databaseReady: async () => false, draining: () => false, isStarting: true }))
  app.use(() => {
    throw new Starting()
  })
  return app
}

/** Serves `GET /metrics` alone, for a process that serves nothing else, such as a worker. */
export function metricsApp(
  options: Pick<ServerOptions, 'log'> & NonNullable<ServerOptions['metrics']>,
): RequestListener {
  const app = new Koa()
  app.silent = true
  app.use(errorHandler(options.log))
  app.use(metricsPage(options.measured, options.token))
  app.use(noSuchAddress)
  return app.callback()
}
