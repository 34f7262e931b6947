import type Koa from 'koa'

/** First-party cookies for a route's own use: signed, hidden from scripts, never sent by other sites. */
export interface SignedCookies {
  /** Undefined also for a cookie that this server didn't sign. */
  find(name: string): string | undefined
  keep(name: string, value: string, days: number): void
  drop(name: string): void
}

const dayMs = 24 * 60 * 60 * 1000

export function signedCookies(ctx: Koa.Context, secure: boolean): SignedCookies {
  const named = (name: string) => (secure ? `__Host-${name}` : name)
  const options = { signed: true, httpOnly: true, sameSite: 'lax', secure, overwrite: true } as const
  return {
    find: name => ctx.cookies.get(named(name), { signed: true }),
    keep: (name, value, days) =>
      void ctx.cookies.set(named(name), value, { ...options, maxAge: days * dayMs }),
    drop: name => void ctx.cookies.set(named(name), '', { ...options, expires: new Date(0) }),
  }
}
