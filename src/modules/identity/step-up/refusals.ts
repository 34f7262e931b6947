import { refusal } from '#platform/kernel/refusal.ts'

export class WrongProof extends refusal(
  'wrong-proof',
  'refused',
  () => 'That’s not your code, your password or an unused recovery code.',
) {}
