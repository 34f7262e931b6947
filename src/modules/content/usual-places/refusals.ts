import { refusal } from '#platform/kernel/refusal.ts'

export class UnknownPlace extends refusal(
  'unknown-place',
  'missing',
  () => 'This place is no longer there. Please choose another one.',
) {}
