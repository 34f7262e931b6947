import { refusal } from '#platform/kernel/refusal.ts'

export class ChannelNotSetUp extends refusal(
  'channel-not-set-up',
  'refused',
  (channel: string) =>
    `${channel} is not set up, so nothing went out. The owner finds on the staff area’s first page what is missing.`,
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

export class NoPushDevice extends refusal(
  'no-push-device',
  'refused',
  () => 'Notifications are not set up on any device. Please set them up again.',
) {}
