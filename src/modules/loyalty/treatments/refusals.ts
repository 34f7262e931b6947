import { figure } from '#platform/kernel/points.ts'
import { refusal } from '#platform/kernel/refusal.ts'

export class UnknownPatient extends refusal(
  'unknown-patient',
  'missing',
  () => 'No patient has this email address.',
) {}

export class UnknownService extends refusal(
  'unknown-service',
  'missing',
  () => 'This service no longer exists.',
) {}

export class UnknownLocation extends refusal(
  'unknown-location',
  'missing',
  () => 'This location doesn’t exist.',
) {}

export class ProbableDuplicate extends refusal(
  'probable-duplicate',
  'conflict',
  (patient: string, service: string) =>
    `${patient} already has points for ${service} today. Confirm to count it twice.`,
  'Mia Hart',
  'HydraFacial',
) {}

export class UnknownAward extends refusal('unknown-award', 'missing', () => 'This award no longer exists.') {}

export class AlreadyUndone extends refusal(
  'already-undone',
  'conflict',
  () => 'This award was already undone.',
) {}

export class TooLateToUndo extends refusal(
  'too-late-to-undo',
  'refused',
  () => 'Awards can only be undone within 72 hours. Please correct the points under Patient Management.',
) {}

export class AwardBeforeMerge extends refusal(
  'award-before-merge',
  'conflict',
  () => 'This visit is from before two patients were merged. Please correct the points instead.',
) {}

export class PointsAlreadySpent extends refusal(
  'points-already-spent',
  'conflict',
  (points: number, balance: number) =>
    `The patient has already spent these points: undoing would remove ${figure(points)}, but the balance is ${figure(balance)}.`,
  65,
  10,
) {}

export class AlreadyCredited extends refusal(
  'already-credited',
  'refused',
  () => 'You already earned the points for this treatment’s progress photo.',
) {}
