import { refusal } from '#platform/kernel/refusal.ts'

export class ScanDeclined extends refusal(
  'scan-declined',
  'refused',
  () => 'The front desk did not confirm this check-in. Please scan the code that its screen shows now.',
) {}

export class TooManyWaitingScans extends refusal(
  'too-many-waiting-scans',
  'refused',
  () => 'Several of your check-ins wait for the front desk already. Please ask there to confirm them.',
) {}

export class UnknownWaitingScan extends refusal(
  'unknown-waiting-scan',
  'missing',
  () => 'This scan is no longer there.',
) {}

export class ScanAlreadyDecided extends refusal(
  'scan-already-decided',
  'conflict',
  (verdict: 'confirmed' | 'declined') => `This scan was ${verdict} already.`,
  'confirmed',
) {}

export class ScanExpired extends refusal(
  'waiting-scan-expired',
  'refused',
  () =>
    'This scan is more than 24 hours old and can no longer be confirmed. Please correct the points under Patient Management.',
) {}

export class VisitAlreadyCounted extends refusal(
  'visit-already-counted',
  'conflict',
  (patient: string) => `${patient} has just checked in with this code. There is nothing left to confirm.`,
  'Mia Hart',
) {}
