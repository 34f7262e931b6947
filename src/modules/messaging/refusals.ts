import { refusal } from '#platform/kernel/refusal.ts'

export class UnknownPushService extends refusal(
  'unknown-push-service',
  'refused',
  () => 'This browser’s notification service is not one that we know. Please try another browser.',
) {}

export class AnotherMembersDevice extends refusal(
  'another-members-device',
  'conflict',
  () => 'Notifications on this device were set up by another member.',
) {}

export class NoPushDevice extends refusal(
  'no-push-device',
  'refused',
  () => 'Notifications are not set up on any device. Please set them up again.',
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
export class OutboxClosed extends refusal(
  'outbox-closed',
  'missing',
  () => 'The outbox is there in demo mode only.',
) {}

export class ChannelNotSetUp extends refusal(
  'channel-not-set-up',
  'refused',
  (channel: string) =>
    `${channel} is not set up, so nothing was sent. The owner finds on the staff area’s first page what is missing.`,
  'E-mail',
) {}

export class ScheduledInPast extends refusal(
  'scheduled-in-past',
  'refused',
  () => 'This time has passed. Please choose a later one, or none to send now.',
) {}

export class UnknownCampaign extends refusal(
  'unknown-campaign',
  'missing',
  () => 'There is no such campaign.',
) {}

export class CampaignIsOver extends refusal(
  'campaign-is-over',
  'conflict',
  (wanted: string) => `It is too late to ${wanted} this campaign.`,
  'pause',
) {}

export class UnknownUnsubscribeLink extends refusal(
  'unknown-unsubscribe-link',
  'missing',
  () => 'This link is not complete. Please open it from the e-mail again.',
) {}

export class AddressUnsubscribed extends refusal(
  'address-unsubscribed',
  'refused',
  () => 'A member with this address wants no offers by e-mail. Please try it on another one.',
) {}

export class NumberStopped extends refusal(
  'number-stopped',
  'refused',
  () => 'This number answered STOP: it gets no texts.',
) {}

export class NoTextableNumber extends refusal(
  'no-textable-number',
  'refused',
  () => 'Please enter a phone number with its area code.',
) {}

export class TextsNotOffered extends refusal(
  'texts-not-offered',
  'refused',
  () => 'We don’t send text messages yet, so we can’t confirm a number.',
) {}

export class EnoughCodes extends refusal(
  'enough-codes',
  'too-many',
  () => 'We have texted enough codes for today. Please try again tomorrow.',
) {
  override readonly retryAfterSeconds = 24 * 60 * 60
}

export class CodeExpired extends refusal(
  'code-expired',
  'refused',
  () => 'This code is no longer good. Please ask for a new one.',
) {}

export class WrongCode extends refusal(
  'wrong-code',
  'refused',
  () => 'This is not the code that we texted you.',
) {}

export class ForgedCall extends refusal(
  'forged-call',
  'forbidden',
  () => 'This call is not signed by the SMS provider.',
) {}
