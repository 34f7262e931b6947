import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { send } from '@koa/send'
import type Koa from 'koa'
import { memoLast } from '#platform/kernel/memo-last.ts'
import { isAnswered } from '../server/addresses.ts'
import { headersOfPart } from '../server/headers.ts'
import { hintCookie } from '../session/session.ts'
import { brandedManifest } from './branded-page.ts'
import {
  type ClinicAsShown,
  type ClinicNow,
  filesOfScreens,
  filledPage,
  screensIn,
  withStyles,
} from './html-template.ts'

interface PagesOptions {
  /** The folder of the built web app. */
  readonly folder: string
  /**
   * What the shell's page tells the screens before any request: read from `#clinic`. Public by nature; the same object as
   * long as nothing of it changes.
   */
  readonly clinic: ClinicNow
}

/**
 * The built web app: hashed files for ever, the rest asked for anew, and the shell's page for every screen. Where nothing is,
 * browsers get the shell, which shows that, with 404; programs that look for something get the words alone.
 */
export function pages({ folder, clinic }: PagesOptions): Koa.Middleware {
  const filled = memoLast((clinicNow: ClinicAsShown) => filledShell(folder, clinicNow))
  const isScreen = screensIn(folder)
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || isAnswered(ctx.path)) return next()
    if (ctx.path === '/manifest.webmanifest') {
      const { manifest } = filled(await clinic())
      if (manifest) return answerManifest(ctx, manifest)
    }
    if (ctx.path !== '/' && ctx.path !== '/index.html' && /\.[a-z0-9]+$/i.test(ctx.path))
      return file(ctx, folder)
    if (!isScreen(ctx.path)) {
      if (!ctx.get('Accept').includes('text/html')) return notFound(ctx)
      ctx.status = 404
    }
    const { page, preloads } = filled(await clinic())
    ctx.type = 'html'
    ctx.set('Cache-Control', 'no-cache')
    const signedIn = ctx.cookies.get(hintCookie, { signed: false }) === '1'
    const needs = ctx.path === '/' && !signedIn ? '' : (preloads[ctx.path] ?? '')
    ctx.body = page
      .replaceAll('%NONCE%', ctx.state['nonce'] as string)
      .replace('</head>', () => `${needs}</head>`)
  }
}

/** What is made of the clinic as it is, once. */
function filledShell(folder: string, clinic: ClinicAsShown) {
  const built = filledPage(join(folder, 'index.html'), clinic)
  const page = built === undefined ? notBuilt : withStyles(built, folder)
  const manifest = manifestOf(join(folder, 'manifest.webmanifest'), clinic)
  return { page, manifest, preloads: preloadsBeside(page, folder) }
}

const notBuilt = 'The web app is not built yet: run `npm start`, which builds it.'

/** By a screen's path the links that make the browser fetch at once what the page does not ask for itself. */
function preloadsBeside(page: string, folder: string): Readonly<Record<string, string>> {
  const link = (file: string) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="${file}">`
      : `<link rel="modulepreload" href="${file}">`
  return Object.fromEntries(
    Object.entries(filesOfScreens(folder)).map(([screen, files]) => [
      screen,
      files
        .filter(file => !page.includes(`"${file}"`))
        .map(link)
        .join(''),
    ]),
  )
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
    // 400 and 403 are for addresses that lead out of the folder: nothing is there either.
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
