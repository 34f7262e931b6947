import { randomUUID } from 'node:crypto'
import type Koa from 'koa'
import helmet from 'koa-helmet'
import { isAnswered } from './addresses.ts'

/**
 * Security headers for every answer, errors included. Only a page gets a style nonce: the headless dialog writes a style
 * element for its scroll lock, nothing else may.
 */
export function securityHeaders({ secure }: { secure: boolean }): Koa.Middleware {
  const base = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  })
  return async (ctx, next) => {
    const nonce = randomUUID()
    ctx.state['nonce'] = nonce
    ctx.set('Content-Security-Policy', policy(nonce, secure))
    ctx.set('Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=()')
    if (isAnswered(ctx.path)) ctx.set('Cache-Control', 'no-store')
    return base(ctx as never, next)
  }
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
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
