import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type Koa from 'koa'
import type { RouteGroup } from '../route/route.ts'
import { sessionCookieOf } from '../session/session.ts'

interface ApiDocsOptions {
  readonly served: readonly RouteGroup[]
  readonly secure: boolean
  /** The folder of the built web app; its `api-docs` holds Redoc. */
  readonly webFolder: string
}

/**
 * The contract for programs at `/api/openapi.json`, and for people at `/api/docs`. That page uses Redoc, which doesn't
 * need `unsafe-eval`.
 */
export function apiDocs({ served, secure, webFolder }: ApiDocsOptions): Koa.Middleware {
  let made: Promise<string> | undefined
  const make = async () => {
    // The generator is loaded with the first request for the document.
    const { openApiDocument } = await import('./openapi.ts')
    return JSON.stringify(openApiDocument(served, sessionCookieOf(secure)))
  }
  return async (ctx, next) => {
    if (ctx.method !== 'GET') return next()
    if (ctx.path === '/api/openapi.json') {
      made ??= make()
      ctx.type = 'application/json'
      ctx.body = await made
      return
    }
    if (ctx.path !== '/api/docs') return next()
    const nonce = ctx.state['nonce'] as string
    ctx.set('Content-Security-Policy', policy(nonce, secure))
    ctx.type = 'html'
    ctx.body = page(nonce, readerIn(webFolder))
  }
}

/** Stricter than the app's: blocks Redoc's requests to its makers for a logo and tracking. */
const policy = (nonce: string, secure: boolean) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    'font-src data:',
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

function readerIn(webFolder: string): string | undefined {
  const folder = join(webFolder, 'api-docs')
  return existsSync(folder) ? readdirSync(folder).find(name => name.endsWith('.js')) : undefined
}

const page = (nonce: string, reader: string | undefined) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Velora API</title><link rel="icon" href="/icons/icon.svg"><meta property="csp-nonce" nonce="${nonce}"><style nonce="${nonce}">${style}</style></head>
<body>${reader ? shown : unread}
${reader ? `<script type="module" src="/api-docs/${reader}"></script>` : ''}</body></html>`

const unread =
  '<p>The contract is at <a href="/api/openapi.json">/api/openapi.json</a>. Run <code>npm start</code> to read it here.</p>'
const shown = `<noscript><p>This page needs JavaScript; programs read <a href="/api/openapi.json">openapi.json</a>.</p></noscript>
<redoc spec-url="/api/openapi.json" disable-telemetry="true"></redoc>`

// Hides links to Redoc's makers, and what would send the page's URL to a chat service.
const style =
  'body{margin:0;font-family:system-ui,sans-serif}body>p,noscript{padding:1.5rem}' +
  '[data-testid="page-actions"],a[href="https://redocly.com/redoc/"]{display:none}'
