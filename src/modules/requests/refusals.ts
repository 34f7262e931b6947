import type { FieldError } from '#platform/kernel/refusal.ts'
import { refusal } from '#platform/kernel/refusal.ts'

export class UnknownService extends refusal(
  'unknown-service',
  'missing',
  () => 'This service no longer exists.',
) {}

export class TreatmentInFuture extends refusal(
  'treatment-in-future',
  'invalid',
  () => 'The treatment date can’t be in the future.',
) {
  override readonly errors: readonly FieldError[] = [{ path: 'treatmentDate', message: this.message }]
}

export class UnknownRequest extends refusal(
  'unknown-request',
  'missing',
  () => 'This request no longer exists.',
) {}

export class AlreadyDecided extends refusal(
  'already-decided',
  'conflict',
  (status: string) => `This request was already ${status}.`,
  'approved',
) {}

/** The menu has no points for this service, because its price depends on the visit. */
export class PointsVary extends refusal(
  'points-vary',
  'invalid',
  () => 'Please enter the points for this visit',
) {
  override readonly errors: readonly FieldError[] = [{ path: 'customPoints', message: this.message }]
}

export class ProbableDuplicate extends refusal(
  'probable-duplicate',
  'conflict',
  (service: string, day: string) =>
    `This patient already has points for ${service} on ${day}. Confirm to count it twice.`,
  'HydraFacial',
  'Friday, November 20',
) {}
