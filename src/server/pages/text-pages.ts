import type Koa from 'koa'
import type { ClinicNow, PageRendering, TextPage } from './page-rendering.ts'

export interface TextPagesOptions {
  readonly rendering: PageRendering
  readonly clinic: ClinicNow
  /** Finds a text by name, and by version if given. */
  readonly textPage: (name: string, version: number | undefined) => Promise<TextPage | undefined>
}

const aTextPage = /^\/([a-z][a-z-]*)(?:\/(0|[1-9]\d{0,8}))?\/?$/

/** Serves the clinic's texts as pages without the app, so that any browser can show them (D-191). */
export function textPages({ rendering, clinic, textPage }: TextPagesOptions): Koa.Middleware {
  return async (ctx, next) => {
    if (!rendering.isBuilt || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const text = await textPageAt(ctx.path, textPage)
    if (!text) return next()
    const page = await rendering.render({ kind: 'text', text }, await clinic())
    ctx.type = 'html'
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = page(ctx.state['nonce'] as string)
  }
}

export async function textPageAt(path: string, textPage: TextPagesOptions['textPage']) {
  const [, name, version] = aTextPage.exec(path) ?? []
  return name ? textPage(name, version === undefined ? undefined : Number(version)) : undefined
}
