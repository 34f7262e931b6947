import { isIP } from 'node:net'
import { z } from 'zod'

export const bucketWanted =
  'must be https://KEY:SECRET@host/bucket, with ?region=… unless it’s us-east-1; in KEY and SECRET, percent-encode everything ' +
  'that isn’t a letter or digit'

/** Whether it's a URL; otherwise it would be taken as a folder name. */
export const isAddress = (place: string): boolean => /^[a-z\d+.-]{2,}:/i.test(place)

/** A folder or a bucket. */
export const isPlace = (place: string): boolean => (isAddress(place) ? isBucket(place) : place !== '')

/** A URL with credentials and a bucket name. */
export function isBucket(address: string): boolean {
  if (!URL.canParse(address) || !/^https?:\/\//.test(address)) return false
  const { username, password, pathname, hash } = new URL(address)
  const isPlain = hash === '' && isDecodable(username) && isDecodable(password)
  return username !== '' && password !== '' && pathname.length > 1 && isPlain
}

const encodingWanted =
  'in user and password, percent-encode everything that isn’t a letter or digit: @ is %40, / is %2F, # is %23'
export const smtpWanted = `must be an smtp or smtps address such as smtps://user:password@host:465; ${encodingWanted}`
export const postgresWanted = `must be an address such as postgres://user:password@host:5432/database; ${encodingWanted}`

/** `scheme://user:password@host:port/path?query`, with strict characters so that the parts can't be confused. */
const serverAddress =
  /^[a-z]+:\/\/(?:(?<user>[^\s:@/?#]*)(?::(?<password>[^\s:@/?#]*))?@)?(?<host>\[[\da-f:.]+\]|[\w.%-]*)(?::(?<port>\d{1,5}))?(?<path>\/[^\s?#@]*)?(?:\?[^\s#@]*)?$/i

/**
 * With an unescaped `@` or `/` in a password, the rest of it would become the host: emails and the password would go to
 * another server.
 */
function partsOf(address: string) {
  const { user = '', password = '', host = '', port, path = '' } = serverAddress.exec(address)?.groups ?? {}
  const isReadable =
    isDecodable(user) && isDecodable(password) && isDecodable(host) && Number(port ?? 1) <= 65_535
  return serverAddress.test(address) && isReadable ? { host, path } : undefined
}

export function isSmtpAddress(address: string): boolean {
  const parts = /^smtps?:/.test(address) ? partsOf(address) : undefined
  return parts !== undefined && parts.host !== '' && parts.path.length <= 1
}

/** The host may be missing, or a folder with a socket. */
export const isPostgresAddress = (address: string): boolean =>
  /^postgres(?:ql)?:/.test(address) && partsOf(address) !== undefined

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** The app's own address: links start with it, and the app only works at its root. */
export function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { pathname, search, hash, username, password } = new URL(address)
  return pathname === '/' && `${search}${hash}${username}${password}` === ''
}

/** An IP address of this machine, or its name. */
export const isHost = (host: string): boolean =>
  isIP(host) !== 0 || /^(?=[^.]*[a-z])[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(host)

export const flag = z.enum(['0', '1'], 'must be 0 or 1').transform(value => value === '1')
export const address = z.httpUrl('must be an http or https address')
export const anyAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** Digits only: JavaScript also turns other texts into numbers, such as a space into 0. */
export const wholeNumber = (wanted: string, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, wanted)
    .transform(Number)
    .refine(value => value <= most, wanted)

/** A sender: an email address, with or without a name. */
export const mailFrom = /^(?:([^<>]+?)\s*<)?([^<>\s@]+@[^<>\s@]+)>?$/

export const mailRatePattern = /^(\d{1,5})\/(second|minute)$/
export const mailRateWanted =
  'must be a number of emails such as 14/second or 30/minute, at least 30 a minute'

/** A host, or all of its subdomains. */
export const pushHost = /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*(:\d{1,5})?$/

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
