import { refusal } from './refusal.ts'
/** Of whatever staff do with a patient's points. */
export class PatientGone extends refusal(
  'patient-gone',
  'missing',
  () => 'This patient no longer has an account.',
) {}

/** The session is good, but the account behind it was removed. */
export class NoLongerMember extends refusal('no-longer-member', 'unknown-person', () => 'Unauthorized') {}
