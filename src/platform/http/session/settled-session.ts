import { hashOfKey } from './hash-of-key.ts'
import { type SessionData, type SessionStore, sessionKeyIn } from './session.ts'

/** What koa-session writes beside it, by the clock of the machine. */
interface Timed extends SessionData {
  readonly _expire?: number
  readonly _maxAge?: number
}

/**
 * Whose session a cookie names, when the session is known here and a request leaves it as it is: it is neither over nor in
 * the half of its time in which it is renewed.
 */
export function settledMember(
  { peek }: Pick<SessionStore, 'peek'>,
  secure: boolean,
): (cookies: string | undefined) => string | undefined {
  return cookies => {
    const key = cookies && sessionKeyIn(cookies, secure)
    const session: Timed | undefined = key ? peek(hashOfKey(key)) : undefined
    if (session?._expire === undefined || session._maxAge === undefined) return undefined
    return session._expire - Date.now() < session._maxAge / 2 ? undefined : session.memberId
  }
}
