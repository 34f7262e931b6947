const email = /[^\s@/]+@[^\s@/]+\.[^\s@/]+/g
const longNumber = /\+?\d(?:[\s().-]*\d){6,}/g
const queryValue = /([?&#][^=\s&#?]*)=[^\s&#]*/g
const aboutPeople = /name|e-?mail|phone|mobile|address|street|birth|password|token|secret/i
/** A blog post's path ends like a secret, but is public. */
const isPost = /^\/blog\/(?:[a-z0-9]+-)*[0-9a-f]{12}$/
const mostLetters = 200
const mostDepth = 3
const mostBytes = 2_000

/**
 * A page's path without secrets. From the query, only names are kept, because a value can be a reset token. Path
 * segments that look like one are removed, too.
 */
export function plainPage(url: string): string {
  if (!URL.canParse(url, 'http://own.invalid')) return ''
  const { pathname, searchParams } = new URL(url, 'http://own.invalid')
  const path = isPost.test(pathname) ? pathname : pathname.split('/').map(withoutSecret).join('/')
  const names = [...new Set(searchParams.keys())].map(plainText)
  return `${path}${names.length > 0 ? `?${names.join('&')}` : ''}`.slice(0, mostLetters).toWellFormed()
}

/** The origin of the site that a visitor came from, or 'direct'. */
export function plainReferrer(referrer: string): string {
  if (referrer === '' || referrer === 'direct') return 'direct'
  if (!URL.canParse(referrer)) return 'other'
  const { origin } = new URL(referrer)
  return origin === 'null' ? 'other' : origin.slice(0, mostLetters)
}

/** Whether an event's data is small and flat enough to store. */
export function isSmall(data: Readonly<Record<string, unknown>>): boolean {
  let level: unknown[] = [data]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostDepth) return false
    level = level.flatMap(value => Object.values(value as object)).filter(isObject)
  }
  return new TextEncoder().encode(JSON.stringify(data)).length <= mostBytes
}

/** An event's data without anything that identifies a person: no addresses, numbers, names or query values. */
export function plainData(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key]) => !aboutPeople.test(key))
      .map(([key, value]) => [plainText(key), plainValue(value)]),
  )
}

function plainValue(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value)
  if (Array.isArray(value)) return value.map(plainValue)
  if (isObject(value)) return plainData(value as Readonly<Record<string, unknown>>)
  return typeof value === 'number' && Math.abs(value) >= 1e7 ? null : value
}

export function plainText(text: string): string {
  const shown = /^[a-z][a-z+.-]*:\/\//i.test(text) ? plainReferrer(text) + plainPage(text) : text
  const named = shown.replace(queryValue, '$1')
  return named.replace(email, '…').replace(longNumber, '…').slice(0, mostLetters).toWellFormed()
}

function withoutSecret(segment: string): string {
  return segment.length >= 20 && /^[\w%.~-]+$/.test(segment) && /\d/.test(segment) ? '…' : plainText(segment)
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null
