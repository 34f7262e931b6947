import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type Koa from 'koa'
import helmet from 'koa-helmet'
import { isAnswered } from './addresses.ts'

/** What every answer has: headers that are always the same, and the policy, whose nonce never is. */
export function commonHeaders({ secure }: { readonly secure: boolean }) {
  const [upToNonce, afterNonce] = policy('NONCE', secure).split('NONCE')
  const unchanging = [
    ...headersBy(
      helmet({
        contentSecurityPolicy: false,
        strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
        referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
        frameguard: { action: 'deny' },
        crossOriginEmbedderPolicy: false,
      }),
    ),
    ['Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=()'],
  ] as const
  return { unchanging, contentSecurityPolicy: (nonce: string) => `${upToNonce}${nonce}${afterNonce}` }
}

/**
 * Security headers for every answer, errors included. Only a page gets a style nonce: for the styles that it brings, and
 * for the element that the headless dialog writes for its scroll lock; nothing else may.
 */
export function securityHeaders(options: { readonly secure: boolean }): Koa.Middleware {
  const { unchanging, contentSecurityPolicy } = commonHeaders(options)
  return (ctx, next) => {
    const nonce = randomUUID()
    ctx.state['nonce'] = nonce
    ctx.res.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce))
    for (const [name, value] of unchanging) ctx.res.setHeader(name, value)
    if (isAnswered(ctx.path)) ctx.res.setHeader('Cache-Control', 'no-store')
    return next()
  }
}

/** What browsers read only of what they show as a page. */
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
 * Leaves a page's parts (scripts, styles, typefaces, drawings) the headers that mean something to them: a first visit loads
 * forty of them, some smaller than the headers of a page are. Their policy is for a worker's script, and for a drawing that
 * somebody opens by itself: what would run in it is not the file's own.
 */
export function headersOfPart(response: ServerResponse): void {
  for (const name of ofPages) response.removeHeader(name)
  response.setHeader('Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'")
}

/** What a middleware sets on every answer in the same way, found once instead of for each request. */
function headersBy(middleware: Koa.Middleware): readonly (readonly [string, string])[] {
  const set = new Map<string, string>()
  const res = {
    setHeader: (name: string, value: string) => set.set(name, value),
    removeHeader: (name: string) => set.delete(name),
  }
  void middleware({ req: {}, res } as never, async () => {})
  if (set.size === 0) throw new Error('The security headers were not set at once.')
  return [...set]
}

const policy = (nonce: string, secure: boolean) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
