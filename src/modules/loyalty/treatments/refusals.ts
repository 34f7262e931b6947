import { figure, pointsText } from '#platform/kernel/points.ts'
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
  () => 'This location does not exist.',
) {}

export class ProbableDuplicate extends refusal(
  'probable-duplicate',
  'conflict',
  (patient: string, service: string) =>
    `${patient} already has points for ${service} today. Confirm to count it a second time.`,
  'Mia Hart',
  'HydraFacial',
) {}

/** What it gives was changed after the desk was shown it (D-213). */
export class PointsChanged extends refusal(
  'points-changed',
  'conflict',
  (service: string, points: number, shown: number) =>
    `${service} gives ${pointsText(points)} now, not ${figure(shown)}. Confirm to award them.`,
  'Lip Filler',
  60,
  65,
) {}

export class UnknownAward extends refusal('unknown-award', 'missing', () => 'This award no longer exists.') {}

export class AlreadyUndone extends refusal(
  'already-undone',
  'conflict',
  () => 'Somebody undid this award already.',
) {}

export class TooLateToUndo extends refusal(
  'too-late-to-undo',
  'refused',
  () => 'You can undo an award within 72 hours. Please correct the points under Patient Management.',
) {}

export class PointsAlreadySpent extends refusal(
  'points-already-spent',
  'conflict',
  (points: number, balance: number) =>
    `The patient has spent the points already: undoing takes back ${figure(points)}, and the balance is ${figure(balance)}.`,
  65,
  10,
) {}

export class AlreadyCredited extends refusal(
  'already-credited',
  'refused',
  () => 'The points for this treatment’s progress photo are on your card already.',
) {}
