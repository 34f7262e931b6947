import type Koa from 'koa'
import { parsed } from '#platform/http/route/answer-route.ts'
import { type AnyRoute, Paginated } from '#platform/http/route/route.ts'
import { send } from '#platform/http/route/send-answer.ts'
import { refusal } from '#platform/kernel/refusal.ts'
import type { ClinicAsShown, ClinicNow, Page, PageRendering, TextPage } from './page-rendering.ts'
import { notBuilt } from './pages.ts'

/** The app as a preview link shows it, to a sample member. */
export interface PreviewSite {
  readonly memberId: string
  readonly clinic: ClinicNow
  /** The clinic's style sheet; null: the app's default. */
  readonly styles: () => string | null
  readonly textPage: (name: string) => Promise<TextPage | undefined>
  /** The front door for each route name; other routes don't exist here. */
  readonly doors: Readonly<Record<string, unknown>>
  /** A fixed response for each route name, whatever the input. */
  readonly fixed: Readonly<Record<string, unknown>>
}

interface PreviewOptions {
  readonly rendering: PageRendering
  readonly routes: readonly AnyRoute[]
  /** The preview for a token; undefined if the token is unknown or has ended. */
  readonly open: (token: string) => Promise<PreviewSite | undefined>
  readonly clinic: ClinicNow
}

class NothingIsSaved extends refusal(
  'nothing-is-saved',
  'forbidden',
  () => 'This is a preview: nothing is saved.',
) {}

class PreviewEnded extends refusal(
  'preview-ended',
  'missing',
  () => 'This preview has ended. Please open a new one in the staff area.',
) {}

/** The format of `newToken`: anything else is rejected without a query. */
const aPreview = /^\/preview(?:\/(?<token>[\w-]{43})(?<path>\/.*)?|\/.*)?$/
const stylesPath = '/palette.css'

/**
 * Handles everything below `/preview`: the app's page with that base path, and the few API calls of its screens. It
 * neither reads nor starts a session (D-203).
 */
export function previews({ rendering, routes, open, clinic }: PreviewOptions): Koa.Middleware {
  const readable = new Map(routes.filter(({ method }) => method === 'get').map(route => [route.path, route]))
  const preview = async (ctx: Koa.Context, token: string | undefined, path: string | undefined) => {
    const base = `/preview/${token}`
    framedByUs(ctx)
    const previewed = token === undefined ? undefined : await open(token)
    const isAsked = path?.startsWith('/api/')
    if (!previewed) {
      if (isAsked || !isRead(ctx)) throw new PreviewEnded()
      ctx.status = 404
      return show(ctx, ended, await clinic())
    }
    if (path === undefined) return ctx.redirect(`${base}/`)
    if (!isRead(ctx)) throw new NothingIsSaved()
    if (isAsked) return answer(ctx, readable.get(path as AnyRoute['path']), previewed)
    if (path === stylesPath) return answerStyles(ctx, previewed.styles())
    const text = await previewed.textPage(path.slice(1))
    const shownClinic = await previewed.clinic()
    const shown = previewed.styles() === null ? shownClinic : withStylesheet(shownClinic, base)
    return show(ctx, text ? { kind: 'text', text: { ...text, versions: [] } } : appBelow(base), shown)
  }
  const show = async (ctx: Koa.Context, page: Page, clinicNow: ClinicAsShown) => {
    ctx.type = 'html'
    ctx.body = rendering.isBuilt
      ? (await rendering.render(page, clinicNow))(ctx.state['nonce'] as string)
      : notBuilt
  }
  return (ctx, next) => {
    const { token, path } = aPreview.exec(ctx.path)?.groups ?? {}
    if (!aPreview.test(ctx.path)) return next()
    return preview(ctx, token, path)
  }
}

const isRead = ({ method }: Koa.Context) => method === 'GET' || method === 'HEAD'

/** Only the staff area may frame it, and nothing may cache it. */
function framedByUs(ctx: Koa.Context): void {
  const policy = String(ctx.res.getHeader('Content-Security-Policy'))
  ctx.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
  ctx.set('X-Frame-Options', 'SAMEORIGIN')
  ctx.set('Cache-Control', 'no-store')
  ctx.set('X-Robots-Tag', 'noindex')
}

async function answer(
  ctx: Koa.Context,
  route: AnyRoute | undefined,
  { doors, fixed, memberId }: PreviewSite,
) {
  if (!route) throw new NothingIsSaved()
  if (Object.hasOwn(fixed, route.name)) return send(ctx, route, asAnswer(route, fixed[route.name]))
  if (!Object.hasOwn(doors, route.name)) throw new NothingIsSaved()
  const query = parsed(route.query, ctx.query, 'query')
  const asked = { query, memberId, staff: undefined, header: () => '' }
  send(ctx, route, await route.handle(doors[route.name], asked as never))
}

const asAnswer = ({ paged }: AnyRoute, given: unknown) =>
  paged ? new Paginated(given, undefined, (given as readonly unknown[]).length) : given

function answerStyles(ctx: Koa.Context, styles: string | null): void {
  ctx.type = 'css'
  ctx.body = styles ?? ''
}

const withStylesheet = (clinic: ClinicAsShown, base: string): ClinicAsShown => ({
  ...clinic,
  brand: { ...clinic.brand, stylesheet: base + stylesPath },
})

/** A preview can't be installed. The page itself says that nothing is saved, so phones don't load more for it. */
const appBelow = (previewBase: string): Page => ({ kind: 'app', path: '/', signedIn: false, previewBase })

/** In words, for the person who opened the link. */
const ended: Page = { kind: 'notice', title: 'Preview', words: new PreviewEnded().message }
