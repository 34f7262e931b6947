import { refusal } from '#platform/kernel/refusal.ts'

export class ForgedCall extends refusal(
  'forged-call',
  'forbidden',
  () => 'This call is not signed by the SMS provider.',
) {}
