import type { SignedCookies } from '#platform/http/session/signed-cookies.ts'
import { newToken } from '#platform/kernel/ids.ts'
import { minutesToAnswer } from '../begin-passkey.ts'

const cookie = 'passkey'

/** The key under which a browser is asked something: a visitor has no session that could hold it. */
export function newBrowserKey(cookies: SignedCookies): string {
  const key = newToken()
  cookies.keep(cookie, key, minutesToAnswer / (24 * 60))
  return key
}

/** The same when it answers; what nobody asked finds nothing. */
export function browserKey(cookies: SignedCookies): string {
  const key = cookies.find(cookie) ?? ''
  cookies.drop(cookie)
  return key
}
