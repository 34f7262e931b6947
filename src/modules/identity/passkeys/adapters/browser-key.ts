import type { SignedCookies } from '#platform/http/session/signed-cookies.ts'
import { newToken } from '#platform/kernel/ids.ts'
import { minutesToAnswer } from '../begin-passkey.ts'

const cookie = 'passkey'

/** The key that ties a challenge to a browser; a visitor has no session to keep it in. */
export function newBrowserKey(cookies: SignedCookies): string {
  const key = newToken()
  cookies.keep(cookie, key, minutesToAnswer / (24 * 60))
  return key
}

/** The key from the challenge, when the browser responds; empty if there was no challenge. */
export function browserKey(cookies: SignedCookies): string {
  const key = cookies.find(cookie) ?? ''
  cookies.drop(cookie)
  return key
}
