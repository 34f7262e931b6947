import { refusal } from '#platform/kernel/refusal.ts'

export class UnknownPushService extends refusal(
  'unknown-push-service',
  'refused',
  () => 'We don’t support this browser’s notifications. Please try another browser.',
) {}

export class AnotherMembersDevice extends refusal(
  'another-members-device',
  'conflict',
  () => 'Another member already set up notifications on this device.',
) {}

export class NoPushDevice extends refusal(
  'no-push-device',
  'refused',
  () => 'Notifications aren’t set up on any device. Please set them up again.',
) {}

export class TestNotSent extends refusal(
  'test-not-sent',
  'unavailable',
  () => 'Could not send test notification.',
) {
  override readonly retryAfterSeconds = 60
  /** For the log only. */
  override readonly cause: string
  constructor(...reasons: string[]) {
    super()
    this.cause = reasons.join(', ')
  }
}
