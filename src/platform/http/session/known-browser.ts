import { createHash } from 'node:crypto'
import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import { browserInWords } from '#platform/kernel/access/browser-words.ts'
import { newToken } from '#platform/kernel/ids.ts'
import type { SignedCookies } from './signed-cookies.ts'

const cookie = 'known'
const daysKnown = 180
const accountsKept = 5

/**
 * The browser's ID if this account has signed in there before. It grants no access. It only gets a separate budget for
 * wrong passwords, so strangers who guess can't lock a member out (D-3).
 */
export function knownBrowser(cookies: SignedCookies, email: string): string | undefined {
  const { id, marks } = keptIn(cookies)
  return id && marks.includes(markOf(id, email)) ? id : undefined
}

interface Arriving extends SignInBrowser {
  /** Remembers the account in this browser after a sign-in. */
  readonly remember: (email: string) => void
}

/** The browser that a sign-in request comes from. */
export function arrivingBrowser(cookies: SignedCookies, userAgent: string): Arriving {
  const { id: key = newToken(), marks } = keptIn(cookies)
  return {
    key,
    words: browserInWords(userAgent),
    knows: email => marks.includes(markOf(key, email)),
    remember: email => {
      const own = markOf(key, email)
      const latest = [own, ...marks.filter(mark => mark !== own)].slice(0, accountsKept)
      cookies.keep(cookie, [key, ...latest].join('.'), daysKnown)
    },
  }
}

function keptIn(cookies: SignedCookies): {
  readonly id: string | undefined
  readonly marks: readonly string[]
} {
  const [id, ...marks] = cookies.find(cookie)?.split('.') ?? []
  return { id, marks }
}

const markOf = (id: string, email: string) =>
  createHash('sha256').update(`${id} ${email.toLowerCase()}`).digest('base64url').slice(0, 22)
