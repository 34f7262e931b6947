import type { FieldError } from '#platform/kernel/refusal.ts'
import { refusal } from '#platform/kernel/refusal.ts'

export class NoSuchKey extends refusal('no-such-key', 'missing', () => 'This API key doesn’t exist.') {}

export class EndsBeforeItBegins extends refusal(
  'ends-before-it-begins',
  'invalid',
  () => 'Please choose today or a later date.',
) {
  override readonly errors: readonly FieldError[] = [{ path: 'endsOn', message: this.message }]
}
