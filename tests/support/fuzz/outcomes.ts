import zlib from 'node:zlib'
import { expect } from 'vitest'
import type { AnyRoute } from '#platform/http/route/route.ts'
import type { Answer } from '../client.ts'
import { expectCommonHeaders, expectDeclared, expectProblem } from '../contract.ts'

/** Said before the front door is reached. */
const turnedAway: ReadonlySet<string | undefined> = new Set([
  'not-signed-in',
  'not-allowed',
  'unknown-api-key',
  'api-key-not-for-this',
  'idempotency-key-missing',
  'foreign-origin',
  'no-encoding-accepted',
  'wrong-media-type',
  'too-large',
  'not-json',
  'invalid-request',
  'too-many-attempts',
  'idempotency-key-reused',
  'no-such-address',
])

/** What may answer 503: each is said on purpose. Nothing listens where test pushes go. */
const deliberate: ReadonlySet<string | undefined> = new Set([
  'too-many-streams',
  'busy',
  'uploads-full',
  'test-not-sent',
])

/** A visitor may be asked to sign in for a part of what is there: the front door says so. */
export const reached = ({ access }: AnyRoute, { code }: Answer): boolean =>
  !turnedAway.has(code) || (access === 'visitor' && code === 'not-signed-in')

const unpackers: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: zlib.gunzipSync,
  deflate: zlib.inflateSync,
  br: zlib.brotliDecompressSync,
  zstd: zlib.zstdDecompressSync,
}

/** The answer as a browser reads it. */
export function unpacked(answer: Answer): Answer {
  const unpack = unpackers[String(answer.headers['content-encoding'])]
  if (!unpack) return answer
  const bytes = unpack(answer.bytes)
  const text = bytes.toString('utf8')
  return { ...answer, bytes, text, json: () => JSON.parse(text) }
}

/** Whatever was sent: no error of ours, in time, declared, and with the headers that every answer has. */
export function expectSound(route: AnyRoute, answer: Answer, ms: number): void {
  if (!(answer.status === 503 && deliberate.has(answer.code))) expect(answer.status).toBeLessThan(500)
  expect(ms, 'milliseconds').toBeLessThan(10_000)
  expectCommonHeaders(answer)
  if (answer.status === 304) return
  // An address can be made one that is another route's or none.
  if (answer.code === 'no-such-address') expectProblem(answer)
  else expectDeclared(route, answer)
}
