import type Koa from 'koa'
import { memoLast } from '#platform/kernel/memo-last.ts'
import type { ClinicAsShown, ClinicNow, PageRendering } from './page-rendering.ts'
import { type TextPagesOptions, textPageAt } from './text-pages.ts'

interface OpeningOptions {
  readonly rendering: PageRendering
  readonly clinic: ClinicNow
  readonly textPage: TextPagesOptions['textPage']
}

/** Staff get in before the opening, and links in emails must work. */
const openBefore = /^\/(?:admin|auth|forgot-password|reset-password|unsubscribe)(?:\/|$)/i

/**
 * Until the clinic publishes its offer, member screens show a notice. Unknown paths still return 404, so that a probe
 * for `/metrics` doesn't think it exists.
 */
export function openingSoon({ rendering, clinic, textPage }: OpeningOptions): Koa.Middleware {
  const rendered = memoLast((clinicNow: ClinicAsShown) => rendering.render({ kind: 'opening' }, clinicNow))
  return async (ctx, next) => {
    if (!rendering.isBuilt || !isPage(ctx) || openBefore.test(ctx.path)) return next()
    const isKnown =
      (await rendering.isScreen(ctx.path)) || (await textPageAt(ctx.path, textPage)) !== undefined
    if (!isKnown && !ctx.get('Accept').includes('text/html')) return next()
    const clinicNow = await clinic()
    if (clinicNow['isPublished'] !== false) return next()
    ctx.status = isKnown ? 200 : 404
    ctx.type = 'html'
    // Not cached: it must disappear on every phone as soon as the clinic opens.
    ctx.set('Cache-Control', 'no-store')
    ctx.body = (await rendered(clinicNow))(ctx.state['nonce'] as string)
  }
}

const isPage = ({ method, path }: Koa.Context) =>
  (method === 'GET' || method === 'HEAD') && (path === '/index.html' || !/\.[a-z0-9]+$/i.test(path))
