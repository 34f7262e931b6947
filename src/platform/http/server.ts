import { createServer, type Server } from 'node:http'
import Router from '@koa/router'
import Koa from 'koa'
import compress from 'koa-compress'
import type { Logger } from 'pino'
import type { Memory } from '#platform/database/remembered.ts'
import { type Answering, answerRoute } from './answer-route.ts'
import { bounds } from './bounds.ts'
import { documentPages } from './document-pages.ts'
import { oneExit } from './errors.ts'
import { jsonBodyOnly, ownOriginOnly } from './guards.ts'
import { securityHeaders } from './headers.ts'
import { type Health, health } from './health.ts'
import { pages } from './pages.ts'
import { type Painting, paintedScreens } from './painted-screens.ts'
import { Draining, NoSuchAddress } from './refusals.ts'
import type { Served } from './route.ts'
import { type SessionStore, sessionsOf } from './session.ts'
import { storedAnswers, storedLists } from './stored-answers.ts'

export interface ServerOptions extends Answering {
  readonly served: readonly Served[]
  readonly sessions: SessionStore
  readonly sessionKeys: readonly string[]
  readonly memory: Memory
  readonly health: Health
  readonly log: Logger
  readonly appUrl: string
  /** How many proxies stand in front; 0: the socket's address is the person's. */
  readonly trustProxy: number
  readonly webFolder: string
  readonly clinic: Readonly<Record<string, unknown>>
  readonly painting: Painting
}

export function createApp(options: ServerOptions): Koa {
  const app = new Koa({ proxy: options.trustProxy > 0, maxIpsCount: options.trustProxy })
  app.keys = [...options.sessionKeys]
  app.silent = true
  const { webFolder: folder, clinic, log } = options
  const routed = options.served.flatMap(({ routes, door }) => routes.map(route => ({ route, door })))
  const lists = storedLists(options.memory, routed)

  app.use(lastAnswers(options.health))
  app.use(oneExit(log))
  app.use(securityHeaders(options))
  app.use(health(options.health))
  app.use(storedAnswers({ lists, secure: options.secure }))
  app.use(compress({ threshold: 1024 }))
  const { painting, secure, appUrl } = options
  app.use(paintedScreens({ ...painting, lists, folder, clinic, log, secure, appUrl }))
  app.use(pages({ folder, clinic }))
  app.use(documentPages(options.served))
  app.use(async (_ctx, next) => {
    if (options.health.draining()) throw new Draining()
    return next()
  })
  const isFromElsewhere = fromElsewhere(routed)
  app.use(ownOriginOnly(options.appUrl, isFromElsewhere))
  app.use(bounds(routed, options.now))
  app.use(jsonBodyOnly(takingBytes(routed), isFromElsewhere))
  app.use(sessionsOf(app, { store: options.sessions, secure: options.secure, now: options.now }))
  app.use(routerOf(routed, options).routes() as unknown as Koa.Middleware)
  app.use(() => {
    throw new NoSuchAddress()
  })
  return app
}

/** Before a stop every answer says that it is its connection's last: whoever goes on asks somewhere else, and nobody is cut off. */
function lastAnswers({ draining }: Health): Koa.Middleware {
  return async (ctx, next) => {
    await next()
    if (draining()) ctx.set('Connection', 'close')
  }
}

function fromElsewhere(routed: readonly { route: Served['routes'][number] }[]) {
  const addresses = routed.flatMap(({ route }) =>
    route.fromElsewhere
      ? [new RegExp(`^${route.method.toUpperCase()} ${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)]
      : [],
  )
  return (ctx: Koa.Context) => addresses.some(address => address.test(`${ctx.method} ${ctx.path}`))
}

function takingBytes(routed: readonly { route: Served['routes'][number] }[]): ReadonlySet<string> {
  const routes = routed.flatMap(({ route }) => (route.takes ? [route] : []))
  return new Set(routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`))
}

function routerOf(
  routed: readonly { route: Served['routes'][number]; door: unknown }[],
  answering: Answering,
): Router {
  const router = new Router()
  for (const { route, door } of routed) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1')
    router.register(path, [route.method], answerRoute(route, door, answering) as never)
  }
  return router
}

export function listen(app: Koa, { host, port }: { host: string; port: number }): Promise<Server> {
  const server = createServer(app.callback())
  server.headersTimeout = 10_000
  // A photo over a bad connection; JSON bodies have a shorter time of their own.
  server.requestTimeout = 120_000
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
