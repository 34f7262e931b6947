import type Koa from 'koa'
import type { Logger } from 'pino'
import type { ResponseCache } from '#platform/http/route/response-cache.ts'
import type { AnyRoute } from '#platform/http/route/route.ts'
import { openingSoon } from './opening-soon.ts'
import { type BuiltRenderer, type ClinicNow, openPageRendering } from './page-rendering.ts'
import { pages } from './pages.ts'
import { type PreviewSite, previews } from './previews.ts'
import { renderedScreens } from './rendered-screens.ts'
import { type TextPagesOptions, textPages } from './text-pages.ts'

interface SiteOptions {
  readonly webFolder: string
  readonly appUrl: string
  readonly secure: boolean
  readonly log: Logger
  readonly routes: readonly AnyRoute[]
  readonly clinic: ClinicNow
  readonly textPage: TextPagesOptions['textPage']
  /** The preview that a draft's link currently shows. */
  readonly openPreview: (token: string) => Promise<PreviewSite | undefined>
  /** Called with the first page request. */
  readonly loadRenderer: () => Promise<BuiltRenderer>
}

/** The screens that search engines and visitors open, and the list that each shows. */
const screens = {
  '/services': '/api/services',
  '/promotions': '/api/promotions',
  '/blog': '/api/blog-posts',
  '/blog/$slug': '/api/blog-posts',
}

/** The middleware for all pages; the first one that knows a path responds. */
export function siteOf(options: SiteOptions) {
  const { webFolder: folder, routes, clinic, textPage, log, secure, appUrl } = options
  const rendering = openPageRendering(folder, options.loadRenderer)
  return (lists: ResponseCache): readonly Koa.Middleware[] => [
    previews({ rendering, clinic, routes, open: options.openPreview }),
    openingSoon({ rendering, clinic, textPage }),
    textPages({ rendering, clinic, textPage }),
    renderedScreens({ rendering, screens, lists, clinic, log, secure, appUrl }),
    pages({ folder, rendering, clinic }),
  ]
}
