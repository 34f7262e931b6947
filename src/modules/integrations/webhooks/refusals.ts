import type { FieldError } from '#platform/kernel/refusal.ts'
import { refusal } from '#platform/kernel/refusal.ts'

export class NoSuchWebhook extends refusal(
  'no-such-webhook',
  'missing',
  () => 'This webhook no longer exists.',
) {}

export class NoSuchDelivery extends refusal(
  'no-such-delivery',
  'missing',
  () => 'This delivery is no longer available.',
) {}

export class AddressNotPublic extends refusal(
  'webhook-address-not-public',
  'invalid',
  () => 'Please enter a public address that begins with https://, without a port or with port 8443',
) {
  override readonly errors: readonly FieldError[] = [{ path: 'url', message: this.message }]
}
