import type Koa from 'koa'
import type { Logger } from 'pino'
import type { ResponseCache } from '#platform/http/route/response-cache.ts'
import { hintCookie, sessionCookieOf } from '#platform/http/session/session.ts'
import type { ClinicAsShown, ClinicNow, PageRendering, RenderedPage } from './page-rendering.ts'

type Query = Readonly<Record<string, unknown>>

interface RenderedOptions {
  /** The public list for each screen's path; `/…/$slug` shows one entry of the list. */
  readonly screens: Readonly<Record<string, string>>
  readonly rendering: PageRendering
  readonly lists: ResponseCache
  readonly clinic: ClinicNow
  readonly log: Logger
  readonly secure: boolean
  readonly appUrl: string
}

/** If the list takes longer than this, the visitor gets the app without it, which shows the problem. */
const longestWaitMs = 1_000

/**
 * Serves pages that already contain their list to signed-out visitors, before any script loads. Each variant of a list
 * is rendered once, from the API's cached response.
 */
export function renderedScreens({ screens, log, secure, ...options }: RenderedOptions): Koa.Middleware {
  if (!options.rendering.isBuilt) return (_ctx, next) => next()
  const rendered = renderingOnce(options)
  const cookies = [hintCookie, sessionCookieOf(secure)]
  const isKnown = (ctx: Koa.Context) =>
    cookies.some(name => ctx.cookies.get(name, { signed: false }) !== undefined)
  const noted = (error: unknown) => log.warn({ err: error }, 'couldn’t render a page')

  return async (ctx, next) => {
    const screen = screenAt(ctx.path, screens)
    const listPath = screen && screens[screen]
    if (!listPath || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    ctx.vary('Cookie')
    if (screen.endsWith(anEntry)) {
      const entry = await rendered.entryAt(ctx.path, listPath).catch(noted)
      if (entry === null) return notFound(ctx, next)
      // Not permanent: the title, and with it the path, may change back.
      if (entry && entry !== ctx.path) return ctx.redirect(entry + ctx.search)
    }
    if (isKnown(ctx)) return next()
    const page = await rendered.pageOf({ path: ctx.path, query: ctx.query, listPath }).catch(noted)
    if (!page) return next()
    ctx.type = 'html'
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = page(ctx.state['nonce'] as string)
  }
}

const anEntry = '/$slug'

function screenAt(path: string, screens: RenderedOptions['screens']): string | undefined {
  if (Object.hasOwn(screens, path)) return path
  const slash = path.lastIndexOf('/')
  const screen = path.slice(0, slash) + anEntry
  return path.length > slash + 1 && Object.hasOwn(screens, screen) ? screen : undefined
}

/** The app's own not-found screen. */
async function notFound(ctx: Koa.Context, next: Koa.Next): Promise<void> {
  await next()
  ctx.status = 404
}

interface Visit {
  readonly path: string
  readonly query: Query
  readonly listPath: string
}

interface RenderedList {
  readonly etag: string
  readonly clinic: ClinicAsShown
  readonly json: string
  readonly list: unknown
  readonly variants: Map<string, Promise<RenderedPage>>
}

function renderingOnce({
  rendering,
  lists,
  clinic,
  appUrl,
}: Omit<RenderedOptions, 'screens' | 'log' | 'secure'>) {
  const renderedByList = new Map<string, RenderedList>()

  return {
    /** Null if there is none; undefined if the list isn't available. */
    async entryAt(path: string, listPath: string): Promise<string | null | undefined> {
      const rendered = await renderedOf(listPath)
      return rendered && ((await rendering.renderer()).entryAt(path, rendered.list) ?? null)
    },
    async pageOf({ path, query, listPath }: Visit) {
      const rendered = await renderedOf(listPath)
      const { variantOf } = await rendering.renderer()
      const variant = rendered && variantOf(path, query, rendered.list)
      if (!rendered || variant === undefined) return undefined
      const { list, json, variants, clinic } = rendered
      const page =
        variants.get(variant) ??
        rendering.render({ kind: 'screen', variant, path, listPath, list, json, appUrl }, clinic)
      variants.set(variant, page)
      page.catch(() => variants.delete(variant))
      return page
    },
  }

  // Keyed by the list's bytes: a reloaded list with the same bytes is the same. The clinic's data is part of the page.
  async function renderedOf(listPath: string): Promise<RenderedList | undefined> {
    const stored = await soon(lists.get(listPath)?.get())
    if (!stored) return undefined
    const clinicNow = await clinic()
    const before = renderedByList.get(listPath)
    if (before?.etag === stored.etag && before.clinic === clinicNow) return before
    const json = stored.identity.toString()
    const fresh = { etag: stored.etag, clinic: clinicNow, json, list: JSON.parse(json), variants: new Map() }
    renderedByList.set(listPath, fresh)
    return fresh
  }
}

function soon<T>(coming: Promise<T> | undefined): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(resolve, longestWaitMs, undefined)
    Promise.resolve(coming)
      .then(resolve, reject)
      .finally(() => clearTimeout(late))
  })
}
