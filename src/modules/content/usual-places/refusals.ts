import { refusal } from '#platform/kernel/refusal.ts'

export class UnknownPlace extends refusal(
  'unknown-place',
  'missing',
  () => 'This location no longer exists. Please choose another one.',
) {}
