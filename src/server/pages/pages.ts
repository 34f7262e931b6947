import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { send } from '@koa/send'
import type Koa from 'koa'
import { hintCookie } from '#platform/http/session/session.ts'
import { memoLast } from '#platform/kernel/memo-last.ts'
import { brandedManifest } from './branded-manifest.ts'
import type { ClinicAsShown, ClinicNow, PageRendering, RenderedPage } from './page-rendering.ts'

interface PagesOptions {
  /** The folder of the built web app. */
  readonly folder: string
  readonly rendering: PageRendering
  /**
   * Data that the page gives the screens before any request, in `#clinic`. It is public. The same object until
   * something changes.
   */
  readonly clinic: ClinicNow
}

export const notBuilt = 'The web app is not built yet: run `npm start`, which builds it.'

/**
 * Serves the built web app: hashed files cached forever, others revalidated, and the app's page for every screen. For
 * an unknown path, browsers get the app's not-found screen and programs only the message, both with 404.
 */
export function pages({ folder, rendering, clinic }: PagesOptions): Koa.Middleware {
  const manifest = memoLast((clinicNow: ClinicAsShown) =>
    manifestOf(join(folder, 'manifest.webmanifest'), clinicNow),
  )
  const pageOf = appPages(rendering)
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    if (ctx.path === '/manifest.webmanifest') {
      const branded = manifest(await clinic())
      if (branded) return answerManifest(ctx, branded)
    }
    if (ctx.path !== '/' && ctx.path !== '/index.html' && /\.[a-z0-9]+$/i.test(ctx.path))
      return file(ctx, folder)
    if (!(await rendering.isScreen(ctx.path))) {
      if (!ctx.get('Accept').includes('text/html')) return notFound(ctx)
      ctx.status = 404
    }
    const signedIn = ctx.cookies.get(hintCookie, { signed: false }) === '1'
    const page = await pageOf(await clinic(), ctx.path, signedIn)
    ctx.type = 'html'
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = page(ctx.state['nonce'] as string)
  }
}

/** The app's pages, rendered once per route until the clinic's data changes. */
function appPages(rendering: PageRendering) {
  const rendered = memoLast((_clinicNow: ClinicAsShown) => new Map<string, Promise<RenderedPage>>())
  return async (clinicNow: ClinicAsShown, path: string, signedIn: boolean): Promise<RenderedPage> => {
    if (!rendering.isBuilt) return () => notBuilt
    const { routeAt } = await rendering.renderer()
    const pages = rendered(clinicNow)
    const key = `${routeAt(path)} ${signedIn}`
    const page = pages.get(key) ?? rendering.render({ kind: 'app', path, signedIn }, clinicNow)
    pages.set(key, page)
    page.catch(() => pages.delete(key))
    return page
  }
}

async function file(ctx: Koa.Context, folder: string): Promise<void> {
  const hashed = /^\/(?:assets|fonts|api-docs)\//.test(ctx.path)
  const isPart = /^\/(?:assets|fonts|icons|pictures)\//.test(ctx.path)
  try {
    await send(ctx as never, ctx.path, {
      root: folder,
      brotli: true,
      gzip: true,
      setHeaders: response => {
        response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        response.setHeader('Vary', 'Accept-Encoding')
        if (isPart) headersOfPart(response)
      },
    })
  } catch (error) {
    // 400 and 403 are for paths that lead outside the folder, so those count as not found.
    if (![400, 403, 404].includes((error as { status?: number }).status ?? 500)) throw error
    notFound(ctx)
  }
}

function notFound(ctx: Koa.Context): void {
  ctx.status = 404
  ctx.type = 'text/plain'
  ctx.body = 'Not found'
}

function manifestOf(path: string, clinic: ClinicAsShown): string | undefined {
  if (!existsSync(path)) return undefined
  return brandedManifest(readFileSync(path, 'utf8'), String(clinic['clinicName']), clinic.brand)
}

function answerManifest(ctx: Koa.Context, manifest: string): void {
  ctx.type = 'application/manifest+json'
  ctx.set('Cache-Control', 'no-cache')
  ctx.body = manifest
}

/** Headers that browsers only use for documents. */
const ofPages = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
]

/**
 * Removes headers that mean nothing for scripts, styles, fonts and drawings. A first visit loads forty of these, some
 * smaller than a page's headers. Their content policy matters for a worker's script, and for a drawing opened directly,
 * in which nothing foreign may run.
 */
function headersOfPart(response: ServerResponse): void {
  for (const name of ofPages) response.removeHeader(name)
  response.setHeader('Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'")
}
