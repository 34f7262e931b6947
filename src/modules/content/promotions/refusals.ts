import { refusal } from '#platform/kernel/refusal.ts'

export class WrongDiscountValue extends refusal(
  'wrong-discount-value',
  'invalid',
  (sentence: string) => sentence,
  'A percentage must be between 1 and 100.',
) {
  override readonly errors = [{ path: 'discountValue', message: this.message }]
}

export class EndsBeforeItBegins extends refusal(
  'ends-before-it-begins',
  'invalid',
  () => 'The end date can’t be before the start date.',
) {
  override readonly errors = [{ path: 'validUntil', message: this.message }]
}

export class UnknownPromotion extends refusal(
  'unknown-promotion',
  'missing',
  () => 'This promotion no longer exists.',
) {}
