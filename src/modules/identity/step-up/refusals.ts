import { refusal } from '#platform/kernel/refusal.ts'

export class WrongProof extends refusal(
  'wrong-proof',
  'refused',
  () => 'That didn’t match your code, your password or an unused recovery code.',
) {}
