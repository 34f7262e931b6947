import { refusal } from '#platform/kernel/refusal.ts'

export class SandboxClosed extends refusal(
  'outbox-closed',
  'missing',
  () => 'The outbox is only available in demo mode.',
) {}
