import { refusal } from '#platform/kernel/refusal.ts'

export class ForgedCall extends refusal(
  'forged-call',
  'forbidden',
  () => 'This call isn’t signed by the SMS provider.',
) {}
