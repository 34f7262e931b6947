import { refusal } from '#platform/kernel/refusal.ts'

export class UnknownApiKey extends refusal(
  'unknown-api-key',
  'unknown-person',
  () => 'This API key is unknown or has ended, or the owner revoked it.',
) {}

export class KeyNotForThis extends refusal(
  'api-key-not-for-this',
  'forbidden',
  (scope: string) => `This API key is not for ${scope}.`,
  'points:award',
) {}

export class KeyLimitReached extends refusal(
  'api-key-limit-reached',
  'too-many',
  (name: string) =>
    `The API key ${name} would give more points than it may in an hour or a day. Nothing was given, and the owner is told.`,
  'Front desk till',
) {}

export class IdempotencyKeyMissing extends refusal(
  'idempotency-key-missing',
  'invalid',
  () => 'A change needs an Idempotency-Key, so that sending it again changes nothing.',
) {}
