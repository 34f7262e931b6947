import type { RequestListener } from 'node:http'
import Router from '@koa/router'
import Koa from 'koa'
import compress from 'koa-compress'
import type { Logger } from 'pino'
import type { Cache } from '#platform/database/cache.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Tracing } from '#platform/traces/tracing.ts'
import { apiDocs } from '../openapi/api-docs.ts'
import { isFromElsewhere } from '../openapi/possible-refusals.ts'
import { openingSoon } from '../pages/opening-soon.ts'
import { type BuiltRenderer, type ClinicNow, openPageRendering } from '../pages/page-rendering.ts'
import { pages } from '../pages/pages.ts'
import { type Previewed, previews } from '../pages/previews.ts'
import { renderedScreens } from '../pages/rendered-screens.ts'
import { type TextPagesOptions, textPages } from '../pages/text-pages.ts'
import { rateLimits } from '../rate-limit/rate-limits.ts'
import { answerRoute, type RouteContext } from '../route/answer-route.ts'
import { openMemberAnswers } from '../route/member-answers.ts'
import { openMemberQueue } from '../route/member-queue.ts'
import { NoSuchAddress } from '../route/refusals.ts'
import { answerFromCache, responseCache } from '../route/response-cache.ts'
import type { AnyRoute } from '../route/route.ts'
import type { Served } from '../route/served.ts'
import { sessionsOf } from '../session/session.ts'
import { openEncodings } from './encodings.ts'
import { errorHandler } from './error-handler.ts'
import { bodies, capacity, encodingAccepted, sameOriginGuard } from './guards.ts'
import { securityHeaders } from './headers.ts'
import { type Health, health } from './health.ts'
import { measuredRequests, metricsPage, routeLabels, tracedRequests } from './metrics.ts'
import type { RequestLimits } from './request-limits.ts'

export interface ServerOptions extends Omit<RouteContext, 'memberAnswers' | 'memberQueue'> {
  readonly served: readonly Served[]
  readonly sessionKeys: readonly string[]
  readonly cache: Cache
  readonly health: Health
  readonly log: Logger
  readonly limits: RequestLimits
  readonly appUrl: string
  /** How many proxies stand in front; 0: the socket's address is the person's. */
  readonly trustProxy: number
  readonly webFolder: string
  readonly clinic: ClinicNow
  /** By a screen's path the path of the public list that the server renders it with. */
  readonly renderedScreens: Readonly<Record<string, string>>
  /** Called when the first page is asked for. */
  readonly loadRenderer: () => Promise<BuiltRenderer>
  readonly textPage: TextPagesOptions['textPage']
  /** What a link to the draft shows at this moment. */
  readonly openPreview: (token: string) => Promise<Previewed | undefined>
  /** Absent: nothing is measured, and `/metrics` is no address. */
  readonly metrics: { readonly measured: Metrics; readonly token: string } | undefined
  /** Absent: no request is traced. */
  readonly tracing: Tracing | undefined
}

type Routed = readonly { readonly route: Served['routes'][number]; readonly door: unknown }[]

/** Answers of fewer bytes are sent as they are. */
const compressedFrom = 1024

export function createApp(options: ServerOptions): RequestListener {
  const routed = options.served.flatMap(({ routes, door }) => routes.map(route => ({ route, door })))
  const lists = responseCache(options.cache, routed)
  const memberAnswers = openMemberAnswers(options.cache, routed)
  const encodings = openEncodings()
  const app = new Koa({ proxy: options.trustProxy > 0, maxIpsCount: options.trustProxy })
  app.keys = [...options.sessionKeys]
  app.silent = true
  const { webFolder: folder, clinic, log } = options
  const { metrics, tracing } = options
  const routes = routed.map(({ route }) => route)
  const labelOf = routeLabels(routes, routesAt(routed))
  if (tracing) app.use(tracedRequests(tracing, labelOf, options.trustProxy > 0))
  if (metrics) app.use(measuredRequests(metrics.measured, labelOf))
  app.use(errorHandler(log))
  app.use(securityHeaders(options))
  app.use(health(options.health))
  if (metrics) app.use(metricsPage(metrics.measured, metrics.token))
  app.use(encodingAccepted(encodings))
  app.use(answerFromCache({ lists, encodings, secure: options.secure }))
  app.use(compress({ threshold: compressedFrom }))
  const { textPage, renderedScreens: screens, secure, appUrl } = options
  const rendering = openPageRendering(folder, options.loadRenderer)
  app.use(previews({ rendering, clinic, routes, open: options.openPreview }))
  app.use(openingSoon({ rendering, clinic, textPage }))
  app.use(textPages({ rendering, clinic, textPage }))
  app.use(renderedScreens({ rendering, screens, lists, clinic, log, secure, appUrl }))
  app.use(pages({ folder, rendering, clinic }))
  app.use(apiDocs(options))
  const fromElsewhere = routesAt(routed.filter(({ route }) => isFromElsewhere(route)))
  const consuming = routesAt(routed.filter(({ route }) => route.consumes))
  const large = routesAt(routed.filter(({ route }) => route.largeBody))
  const takingForms = routesAt(routed.filter(({ route }) => route.forms))
  app.use(sameOriginGuard(options.appUrl, ctx => fromElsewhere(ctx) !== undefined))
  app.use(rateLimits(routed))
  app.use(capacity())
  app.use(
    bodies({
      takesBytes: ctx => consuming(ctx) !== undefined,
      formsAt: ctx => takingForms(ctx)?.forms,
      takesLarge: ctx => large(ctx) !== undefined,
      limits: options.limits,
    }),
  )
  app.use(sessionsOf(app, { store: options.sessions, secure: options.secure, now: options.now }))
  app.use(
    routerOf(routed, {
      ...options,
      memberAnswers,
      memberQueue: openMemberQueue(),
    }).routes() as unknown as Koa.Middleware,
  )
  app.use(() => {
    throw new NoSuchAddress()
  })
  return app.callback()
}

/** Finds which of these few routes a request is for, before the router does. */
function routesAt(routed: readonly { route: AnyRoute }[]) {
  const addresses = routed.map(({ route }) => {
    const path = route.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')
    // As the router reads an address: in any case, with or without a slash at its end.
    return { route, address: new RegExp(`^${route.method.toUpperCase()} ${path}/?$`, 'i') }
  })
  return (ctx: Koa.Context): AnyRoute | undefined =>
    addresses.find(({ address }) => address.test(`${ctx.method} ${ctx.path}`))?.route
}

function routerOf(routed: Routed, context: RouteContext): Router {
  const router = new Router()
  for (const { route, door } of routed) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1')
    router.register(path, [route.method], answerRoute(route, door, context) as never)
  }
  return router
}
