import type Koa from 'koa'
import koaSession from 'koa-session'
import { newToken } from '#platform/kernel/ids.ts'
import { type Devices, enrollDevice } from './devices.ts'
import type { SessionChanges, StaffGrant } from './live-session.ts'
import { hashOfKey, liveSession, type SessionData } from './live-session.ts'
import { openingOf, proofIn, provedAtOf } from './staff-session.ts'

export type { SessionData } from './live-session.ts'

/** The session table. Keys are hashed, so reading the table isn't enough to take over a session (D-1). */
export interface SessionStore {
  find(keyHash: string): Promise<SessionData | undefined>
  /** Starts a session under a new key, unless the member's password was reset after `provedAt`. */
  begin(keyHash: string, data: SessionData, expiresAt: Date, provedAt: Date): Promise<void>
  /** Changes a session; false if it has ended, which is final. */
  change(keyHash: string, data: SessionData, expiresAt: Date): Promise<boolean>
  /** Ends a session permanently; false if it had already ended. */
  end(keyHash: string): Promise<boolean>
  /** Whether it's still open, according to the database rather than a cache. */
  isOpen(keyHash: string): Promise<boolean>
  /** How many other sessions the member has open. */
  countOthers(memberId: string, keyHash: string): Promise<number>
  /** Ends all other sessions of the member and returns how many there were. */
  endOthers(memberId: string, keyHash: string): Promise<number>
}

const monthMs = 30 * 24 * 60 * 60 * 1000

interface SessionOptions {
  readonly store: SessionStore
  readonly secure: boolean
  readonly now: () => Date
}

/**
 * A cookie that tells the screens that it's worth asking for the current user; without it the landing page makes no
 * private call. It proves nothing to the server.
 */
export const hintCookie = 'signed-in'

export const sessionCookieOf = (secure: boolean) => (secure ? '__Host-sid' : 'sid')

/** The format of `newToken`: anything else is rejected without a query. */
const keyShape = /^[\w-]{43}$/
const keyIn = { sid: /(?:^|;) *sid="?([^;"]*)/, secureSid: /(?:^|;) *__Host-sid="?([^;"]*)/ }

/** The session key in a Cookie header, if it has the right format. */
export function sessionKeyIn(cookies: string, secure: boolean): string | undefined {
  const [, key = ''] = (secure ? keyIn.secureSid : keyIn.sid).exec(cookies) ?? []
  return keyShape.test(key) ? key : undefined
}

export function sessionsOf(app: Koa, { store, secure, now }: SessionOptions): Koa.Middleware {
  const cookie = {
    maxAge: monthMs,
    httpOnly: true,
    secure,
    sameSite: 'lax',
    overwrite: true,
    // Session keys can't be guessed, so a signature would add nothing.
    signed: false,
  } as const
  const session = koaSession(
    {
      ...cookie,
      key: sessionCookieOf(secure),
      renew: true,
      genid: newToken,
      store: {
        get: async (key: string, _maxAge: unknown, { ctx }: { ctx: Koa.Context }) => {
          const keyHash = hashOfKey(key)
          ctx.state['sessionKeyHash'] = keyHash
          return store.find(keyHash)
        },
        set: async (key: string, data: SessionData, maxAge: number, { ctx }: { ctx: Koa.Context }) => {
          const keyHash = hashOfKey(key)
          const expiresAt = new Date(now().getTime() + maxAge)
          if (keyHash !== sessionKeyHash(ctx)) await store.begin(keyHash, data, expiresAt, provedAt(ctx))
          else ctx.state['sessionEnded'] = !(await store.change(keyHash, data, expiresAt))
        },
        destroy: async (key: string) => void (await store.end(hashOfKey(key))),
      },
      externalKey: {
        get: (ctx: Koa.Context) => sessionKeyIn(ctx.get('Cookie'), secure),
        // If the session ended meanwhile, the browser may have a new one, and this late response must not replace its
        // cookie.
        set: (ctx: Koa.Context, key: string) => {
          if (!ctx.state['sessionEnded']) ctx.cookies.set(sessionCookieOf(secure), key, cookie)
        },
      },
    } as never,
    app as never,
  ) as unknown as Koa.Middleware
  return async (ctx, next) => {
    ctx.state['provedAt'] = now()
    // The public address is https, so a proxy terminates TLS. Without this, Koa would refuse secure cookies.
    if (secure) ctx.cookies.secure = true
    await session(ctx, next)
    // The hint lasts as long as the session, which is renewed while in use.
    if (isRenewed(ctx, secure) && signedInMember(ctx)) setHint(ctx, true, secure)
  }
}

const isRenewed = (ctx: Koa.Context, secure: boolean) =>
  !ctx.headerSent &&
  [ctx.res.getHeader('set-cookie') ?? []]
    .flat()
    .some(cookie => String(cookie).startsWith(`${sessionCookieOf(secure)}=`))

const setHint = (ctx: Koa.Context, signedIn: boolean, secure: boolean) =>
  ctx.cookies.set(hintCookie, signedIn ? '1' : '', {
    httpOnly: false,
    signed: false,
    sameSite: 'lax',
    secure,
    overwrite: true,
    ...(signedIn ? { maxAge: monthMs } : { expires: new Date(0) }),
  })

export function signedInMember(ctx: Koa.Context): string | undefined {
  return liveSession(ctx)?.memberId
}

/** The stored key of the request's session, to find out when it ends. */
export function sessionKeyHash(ctx: Koa.Context): string | undefined {
  return ctx.state['sessionKeyHash'] as string | undefined
}

/** When the request arrived: what it proves may be replaced while it's checked, so a sign-in counts from then. */
const provedAt = (ctx: Koa.Context) => ctx.state['provedAt'] as Date

interface ChangeOptions {
  readonly sessions: SessionStore
  readonly now: () => Date
  readonly secure: boolean
  readonly devices: Devices
  readonly audit: (opening: {
    readonly staff: StaffGrant
    readonly action: string
    readonly memberId: undefined
    readonly subject: string | undefined
    readonly address: string
  }) => Promise<void>
}

/** Whenever the person signed in changes, the session gets a new ID (D-1). */
export function sessionChanges(
  ctx: Koa.Context,
  { sessions, now, secure, devices, audit }: ChangeOptions,
): SessionChanges {
  const change = async (next: (before: SessionData) => SessionData) => {
    const session = liveSession(ctx)
    if (!session) throw new Error('A session that was ended can’t be changed in the same request.')
    const known = sessionKeyHash(ctx)
    const { memberId, staff } = session
    // If the session was ended during this request, its contents must not carry over into the new one.
    const goesOn = ctx.state['sessionRenewed'] || !known || (await sessions.end(known))
    ctx.state['sessionRenewed'] = true
    const held = goesOn ? { ...(memberId && { memberId }), ...(staff && { staff }) } : {}
    const after = next(held)
    session.memberId = after.memberId
    session.staff = after.staff
    await session.regenerate()
  }
  const signIn = async (memberId: string) => {
    await change(({ memberId: before, staff }) => ({
      memberId,
      staff: before === memberId || staff?.staffId === memberId ? staff : undefined,
    }))
    setHint(ctx, true, secure)
  }
  const own = (): readonly [string, string] => [signedInMember(ctx) ?? '', sessionKeyHash(ctx) ?? '']
  return {
    ...proofIn(ctx, now),
    signIn,
    async renewMember(memberId) {
      ctx.state['provedAt'] = now()
      await signIn(memberId)
    },
    async signOut() {
      ctx['session'] = null
      setHint(ctx, false, secure)
    },
    async grantStaff(grant) {
      // The audit entry is written before the staff area opens: if that fails, the area stays closed.
      const enrolling = { devices, secure, staffId: grant.staffId }
      await audit({ ...(await openingOf(ctx, grant, enrolling)), staff: grant })
      const [since, lastUsed] = [provedAt(ctx).getTime(), now().getTime()]
      await change(before => ({ ...before, staff: { ...grant, since, lastUsed } }))
      await enrollDevice(ctx, enrolling)
    },
    async renewStaff() {
      const time = now().getTime()
      if (liveSession(ctx)?.staff)
        await change(({ staff, ...before }) => ({
          ...before,
          staff: staff && { ...staff, since: time, lastUsed: time, provedAt: provedAtOf(staff) },
        }))
    },
    async isOpen() {
      const known = sessionKeyHash(ctx)
      return known !== undefined && (await sessions.isOpen(known))
    },
    countOthers: async () => sessions.countOthers(...own()),
    endOthers: async () => sessions.endOthers(...own()),
    async endStaff() {
      await change(({ staff: _, ...before }) => before)
    },
  }
}
