import { deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'

export interface OddHeaders {
  readonly headers: Readonly<Record<string, string>>
  /** Cookies in addition to the session's. */
  readonly cookie?: string
  /** How to transform the body before sending. */
  readonly pack?: 'gzip' | 'deflate' | 'cut off'
}

const header = (name: string, ...values: readonly string[]): fc.Arbitrary<OddHeaders> =>
  fc.constantFrom(...values).map(value => ({ headers: { [name]: value } }))

const long = 'x'.repeat(2_000)
const latin = Buffer.from('ünïcödé').toString('latin1')

/** One header, or kind of header, that no browser of the app sends like this. */
export const oddHeaders: fc.Arbitrary<OddHeaders> = fc.oneof(
  header(
    'content-type',
    'text/plain',
    'application/json; charset=utf-7',
    'application/JSON;',
    'a/b/c',
    '/',
    ';;',
  ),
  header(
    'content-type',
    'application/vnd.api+json',
    'multipart/form-data',
    'image/png',
    'application/csp-report',
  ),
  header(
    'content-encoding',
    'gzip',
    'deflate',
    'br',
    'zstd',
    'GZIP',
    'gzip, gzip',
    'identity',
    'nonsense',
    latin,
  ),
  fc.constantFrom('gzip' as const, 'deflate' as const, 'cut off' as const).map(pack => ({
    pack,
    headers: { 'content-encoding': pack === 'deflate' ? 'deflate' : 'gzip' },
  })),
  header(
    'accept-encoding',
    '*;q=0',
    'identity;q=0',
    'gzip;q=0, *;q=0',
    'br',
    '*',
    'gzip;q=abc',
    ',,',
    latin,
    'zstd',
  ),
  header('idempotency-key', 'a key', long, latin, "'; drop table", '0', ','),
  header('if-match', '*', '"a"', 'W/"a"', '"', latin, long),
  header('if-none-match', '*', '"a", "b"', 'W/"', latin),
  header(
    'x-forwarded-for',
    'nobody',
    long,
    latin,
    '203.0.113.1, x',
    '::ffff:203.0.113.1',
    "'",
    ',',
    '1:2:3:4:5:6:7',
  ),
  header('x-forwarded-proto', 'https', 'ftp', latin),
  header('x-forwarded-host', 'evil.example', latin),
  header('host', 'evil.example', 'a b', latin, '[::1', ''),
  header('origin', 'null', 'https://evil.example', latin),
  header('expect', 'the-unexpected', '100-continue'),
  header('accept', 'application/xml;q=0', '*/*;q=0', latin, ','),
  header('range', 'bytes=0-0', 'bytes=-1', 'bytes=9-1,2-', 'lines=1'),
  header('authorization', 'Basic Og==', `Bearer ${long}`),
  header('user-agent', long, latin),
  header('if-modified-since', 'never', 'Thu, 01 Jan 1970 00:00:00 GMT'),
  header('x-unattended', '1', latin),
  header('accept-language', '*;q=0', latin),
  header('cache-control', 'no-cache', 'no-transform'),
  fc
    .constantFrom(
      '=',
      'a',
      'a=%',
      'a=%E0%A4%A',
      `a=${latin}`,
      '__proto__=1',
      'visitor=x',
      'visitor=%00',
      'device=x',
    )
    .map(cookie => ({ cookie, headers: {} })),
)

export function packed(body: string | Uint8Array | undefined, pack: OddHeaders['pack']) {
  if (body === undefined || !pack) return body
  if (pack === 'deflate') return deflateSync(body)
  const whole = gzipSync(body)
  return pack === 'gzip' ? whole : whole.subarray(0, whole.length - 9)
}
