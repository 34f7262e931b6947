import { figure, pointsText } from '#platform/kernel/points.ts'
import { refusal } from '#platform/kernel/refusal.ts'

export class SamePatient extends refusal('same-patient', 'invalid', () => 'Please choose another patient.') {}

export class PatientsChanged extends refusal(
  'patients-changed',
  'conflict',
  () => 'One of these patients no longer has an account. Please reload the page.',
) {}

export class AlreadyMerged extends refusal(
  'already-merged',
  'conflict',
  () => 'A colleague has just merged these two patients. Please reload the page.',
) {}

export class UnknownMerge extends refusal('unknown-merge', 'missing', () => 'We can’t find this merge.') {}

export class MergeUndoTooLate extends refusal(
  'merge-undo-too-late',
  'conflict',
  () => 'It’s too late to undo this merge. You had seven days.',
) {}

export class LaterMergeFirst extends refusal(
  'later-merge-first',
  'conflict',
  () => 'This patient has been merged again since then. Please undo that merge first.',
) {}

// The modules throw these. They're repeated here for the contract of these routes.

export class MergedPointsSpent extends refusal(
  'merged-points-spent',
  'conflict',
  (points: number, balance: number) =>
    `The merge added ${pointsText(points)}, but only ${figure(balance)} are left, so it can’t be undone.`,
  120,
  40,
) {}

export class ContactTakenSince extends refusal(
  'contact-taken-since',
  'conflict',
  () => 'Another patient now has this email address or phone number, so the merge can’t be undone.',
) {}
