import zlib from 'node:zlib'
import { expect } from 'vitest'
import type { AnyRoute } from '#platform/http/route/route.ts'
import type { Answer } from '../client.ts'
import { expectCommonHeaders, expectDeclared, expectProblem } from '../contract.ts'

/** Refusals before the front door is reached. */
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

/** Deliberate 503 responses. Nothing listens where test pushes are sent. */
const deliberate: ReadonlySet<string | undefined> = new Set([
  'too-many-streams',
  'busy',
  'uploads-full',
  'test-not-sent',
])

/** The front door may ask a visitor to sign in for part of a result. */
export const reached = ({ access }: AnyRoute, { code }: Answer): boolean =>
  !turnedAway.has(code) || (access === 'visitor' && code === 'not-signed-in')

const unpackers: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: zlib.gunzipSync,
  deflate: zlib.inflateSync,
  br: zlib.brotliDecompressSync,
  zstd: zlib.zstdDecompressSync,
}

/** The response as a browser decodes it. */
export function unpacked(answer: Answer): Answer {
  const unpack = unpackers[String(answer.headers['content-encoding'])]
  if (!unpack) return answer
  const bytes = unpack(answer.bytes)
  const text = bytes.toString('utf8')
  return { ...answer, bytes, text, json: () => JSON.parse(text) }
}

/** For any input: no server error, in time, declared, and with the standard headers. */
export function expectSound(route: AnyRoute, answer: Answer, ms: number): void {
  if (!(answer.status === 503 && deliberate.has(answer.code))) expect(answer.status).toBeLessThan(500)
  expect(ms, 'milliseconds').toBeLessThan(10_000)
  expectCommonHeaders(answer)
  if (answer.status === 304) return
  // A changed path may match another route or none.
  if (answer.code === 'no-such-address') expectProblem(answer)
  else expectDeclared(route, answer)
}
