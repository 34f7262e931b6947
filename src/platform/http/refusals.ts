import type { FieldError, Refusal, RefusalKind } from '#platform/kernel/refusal.ts'
import { refusal } from '#platform/kernel/refusal.ts'

/** The only mapping from refusals to HTTP status codes. It has one row per kind and doesn't grow with the product. */
export const statusOf: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  'unknown-person': 401,
  forbidden: 403,
  missing: 404,
  refused: 400,
  conflict: 409,
  mismatch: 422,
  'too-large': 413,
  'too-slow': 408,
  unacceptable: 406,
  unsupported: 415,
  'too-many': 429,
  unavailable: 503,
  unexpected: 500,
}

export const titleOf: Readonly<Record<RefusalKind, string>> = {
  invalid: 'Some fields need another look',
  'unknown-person': 'Not signed in',
  forbidden: 'Not allowed',
  missing: 'Not found',
  refused: 'Not possible',
  conflict: 'Already done',
  mismatch: 'Doesn’t match',
  'too-large': 'Too large',
  'too-slow': 'Took too long',
  unacceptable: 'Can’t respond to this',
  unsupported: 'Unsupported format',
  'too-many': 'Too many attempts',
  unavailable: 'Temporarily unavailable',
  unexpected: 'Unexpected error',
}

export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: string
  readonly message: string
  readonly errors?: readonly FieldError[]
  readonly current?: unknown
}

/** A refusal as RFC 9457 problem details, with the screen's sentence as `message` (D-44). */
export function problemOf({ code, kind, message, errors, current }: Refusal): Problem {
  return {
    type: `urn:velora:refusal:${code}`,
    title: titleOf[kind],
    status: statusOf[kind],
    detail: message,
    code,
    message,
    ...(errors.length > 0 && { errors }),
    ...(current !== undefined && { current }),
  }
}

export class InvalidRequest extends refusal(
  'invalid-request',
  'invalid',
  (message: string) => message,
  'Please enter a valid email address',
) {
  static override readonly exampleFacts = [[{ path: 'email', message: 'Please enter a valid email address' }]]
  override readonly errors: readonly FieldError[]
  constructor(errors: readonly FieldError[]) {
    super(errors[0]?.message ?? 'Couldn’t read the request.')
    this.errors = errors
  }
}

export class NotJson extends refusal('not-json', 'invalid', () => 'Couldn’t read the request.') {}

export class TooLarge extends refusal(
  'too-large',
  'too-large',
  () => 'This is too much to send in one request.',
) {}

export class TooSlow extends refusal(
  'too-slow',
  'too-slow',
  () => 'This took too long to arrive. Please try again with a better connection.',
) {}

/** Checked first: if the response can't be sent, nothing may change. */
export class NoEncodingAccepted extends refusal(
  'no-encoding-accepted',
  'unacceptable',
  () => 'The app can’t respond in a format this request accepts.',
) {}

export type BodyKind = 'json' | 'form' | 'bytes' | 'compressed'

const mediaTypeWanted: Readonly<Record<BodyKind, string>> = {
  json: 'The request must be JSON.',
  form: 'The request must be a form.',
  bytes: 'This type of file isn’t accepted here.',
  compressed: 'This kind of compression isn’t supported.',
}

export class WrongMediaType extends refusal(
  'wrong-media-type',
  'unsupported',
  (kind: BodyKind) => mediaTypeWanted[kind],
  'json',
) {}

/** The specification's test checks for this message (D-44). */
export class NotSignedIn extends refusal('not-signed-in', 'unknown-person', () => 'Unauthorized') {}

export class NotAllowed extends refusal(
  'not-allowed',
  'forbidden',
  () => 'Your role doesn’t have permission for this.',
) {}

export class StepUpNeeded extends refusal(
  'step-up-needed',
  'forbidden',
  () => 'Please confirm it’s you with a passkey, your code or a recovery code. Nothing has been changed yet.',
) {}

export class ForeignOrigin extends refusal(
  'foreign-origin',
  'forbidden',
  () => 'This request didn’t come from the app.',
) {}

export class Unexpected extends refusal(
  'unexpected',
  'unexpected',
  () => 'Something went wrong on our end. Please try again. If it keeps happening, tell the clinic.',
) {}

export class NoSuchAddress extends refusal('no-such-address', 'missing', () => 'We can’t find this page.') {}

export class KeyUsedForAnotherRequest extends refusal(
  'idempotency-key-reused',
  'mismatch',
  () => 'Another request already used this Idempotency-Key.',
) {}

export class AnswerShownOnce extends refusal(
  'answer-shown-once',
  'conflict',
  () => 'You already did this. The result is only shown once.',
) {}

export class AnswerNoLongerKept extends refusal(
  'answer-no-longer-kept',
  'conflict',
  () => 'You already did this. The result was about someone who has left, so we no longer keep it.',
) {}

export class TooManyAttempts extends refusal(
  'too-many-attempts',
  'too-many',
  (seconds: number) =>
    seconds > 90
      ? `Too many attempts. Please try again in ${Math.ceil(seconds / 60)} minutes.`
      : `Too many attempts. Please try again in ${Math.ceil(seconds)} seconds.`,
  60,
) {
  override readonly retryAfterSeconds: number
  constructor(seconds: number) {
    super(seconds)
    this.retryAfterSeconds = Math.ceil(seconds)
  }
}

/** Limits what people do, not what fails. The sentence says what there was too much of. */
export class EnoughForToday extends refusal(
  'enough-for-today',
  'too-many',
  (what: string) => `You’ve sent a lot of ${what} today. Please continue tomorrow.`,
  'diary entries',
) {
  override readonly retryAfterSeconds: number
  constructor(what: string, seconds: number) {
    super(what)
    this.retryAfterSeconds = Math.ceil(seconds)
  }
}

export class UploadTooLarge extends refusal(
  'upload-too-large',
  'too-large',
  (megabytes: number) => `This file is larger than ${megabytes} MB. Please choose a smaller one.`,
  10,
) {}

export class UploadsFull extends refusal(
  'uploads-full',
  'unavailable',
  () => 'Many people are uploading right now. Please try again in a moment.',
) {
  override readonly retryAfterSeconds = 5
}

export class Busy extends refusal(
  'busy',
  'unavailable',
  () => 'We’re very busy right now. Please try again in a moment.',
) {
  override readonly retryAfterSeconds = 5
}

export class Starting extends refusal(
  'starting',
  'unavailable',
  () => 'The app is starting. Please try again in a moment.',
) {
  override readonly retryAfterSeconds = 5
}

export class QueueFull extends refusal(
  'queue-full',
  'unavailable',
  () => 'We’re still saving earlier changes. This one wasn’t saved; please try again in a moment.',
) {
  override readonly retryAfterSeconds = 5
}

export class Draining extends refusal(
  'draining',
  'unavailable',
  () => 'The app is restarting. Please try again in a moment.',
) {
  override readonly retryAfterSeconds = 5
}

export class TooManyStreams extends refusal(
  'too-many-streams',
  'unavailable',
  () => 'Live updates are busy right now. The app will try again automatically.',
) {
  override readonly retryAfterSeconds = 30
}

export class UnknownApiKey extends refusal(
  'unknown-api-key',
  'unknown-person',
  () => 'This API key is unknown, expired or revoked.',
) {}

export class KeyNotForThis extends refusal(
  'api-key-not-for-this',
  'forbidden',
  (scope: string) => `This API key doesn’t allow ${scope}.`,
  'points:award',
) {}

export class KeyLimitReached extends refusal(
  'api-key-limit-reached',
  'too-many',
  (name: string) =>
    `This would put the API key ${name} over its hourly or daily points limit. Nothing was awarded, and the owner will see it.`,
  'Front desk POS',
) {}

export class IdempotencyKeyMissing extends refusal(
  'idempotency-key-missing',
  'invalid',
  () => 'Changes need an Idempotency-Key, so that retries are safe.',
) {}
