import { refusal } from '#platform/kernel/refusal.ts'

export class WrongProof extends refusal(
  'wrong-proof',
  'refused',
  () => 'This is neither your code or password nor a recovery code that you have left.',
) {}
