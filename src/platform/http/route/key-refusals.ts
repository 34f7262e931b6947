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

export class IdempotencyKeyMissing extends refusal(
  'idempotency-key-missing',
  'invalid',
  () => 'A change needs an Idempotency-Key, so that sending it again changes nothing.',
) {}
