import { refusal } from './refusal.ts'
/** For everything that staff do with a patient's points. */
export class PatientGone extends refusal(
  'patient-gone',
  'missing',
  () => 'This patient no longer has an account.',
) {}

/** The session is valid, but its account was deleted. */
export class NoLongerMember extends refusal('no-longer-member', 'unknown-person', () => 'Unauthorized') {}
