import { refusal } from '#platform/kernel/refusal.ts'

export class ChannelNotSetUp extends refusal(
  'channel-not-set-up',
  'refused',
  (channel: string) =>
    `${channel} isn’t set up, so nothing was sent. The owner’s start page in the staff area lists what’s missing.`,
  'Email',
) {}

export class ScheduledInPast extends refusal(
  'scheduled-in-past',
  'refused',
  () => 'This time has passed. Please choose a later one, or leave it blank to send now.',
) {}

export class UnknownCampaign extends refusal(
  'unknown-campaign',
  'missing',
  () => 'This campaign doesn’t exist.',
) {}

export class CampaignIsOver extends refusal(
  'campaign-is-over',
  'conflict',
  (wanted: string) => `It’s too late to ${wanted} this campaign.`,
  'pause',
) {}

export class AddressUnsubscribed extends refusal(
  'address-unsubscribed',
  'refused',
  () => 'The member with this address has opted out of email offers. Please try another address.',
) {}

export class NumberStopped extends refusal(
  'number-stopped',
  'refused',
  () => 'This number replied STOP, so it can’t get texts.',
) {}

export class NoTextableNumber extends refusal(
  'no-textable-number',
  'refused',
  () => 'Please enter a phone number with its area code.',
) {}

export class NoPushDevice extends refusal(
  'no-push-device',
  'refused',
  () => 'Notifications aren’t set up on any device. Please set them up again.',
) {}
