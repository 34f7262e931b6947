/** Where one browser of a member can be reached. All of it is secret: whoever knows it can send, or read along. */
export interface PushSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushMessage {
  /** Lock screens show it to anybody: it names no treatment (D-35). */
  readonly title: string
  readonly message: string
  /** A path of the app, opened by a tap. */
  readonly url: `/${string}`
  /** A later message with the same tag takes the place of an earlier one, on the device and on the way to it. */
  readonly tag: string
  readonly imageUrl?: string
  readonly urgency?: 'normal' | 'high'
  /** How long the push service keeps it for a device that is switched off; a day when left out. */
  readonly keepSeconds?: number
}

/** What became of a message to one device. `failed` and `temporary`: worth another try later. */
export type PushDelivery =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'failed'; readonly temporary: boolean; readonly reason: string }
  /** The service takes the clinic's keys for none of its devices. */
  | { readonly outcome: 'turned away'; readonly reason: string }

/** What became of a message to all devices of a member. */
export interface PushResult {
  readonly devices: number
  readonly sent: number
  /** Ended at the push service, and removed here. */
  readonly gone: number
  readonly failed: number
  /** How many of the failed are worth another try later. */
  readonly worthRetrying: number
  /** How many of the failed because the service turns the clinic's keys away. */
  readonly turnedAway: number
  /** Why the failed ones failed, without addresses: for the log. */
  readonly reasons: readonly string[]
}

/** What members agree to when they set up notifications, and the version that their consent names. */
export const pushWording = {
  version: 'push-setup-1',
  text: 'We’ll notify this device about your points, rewards and offers. You can turn this off anytime.',
}

/** A member's oldest device gives way to one more than this. */
export const mostDevices = 10

/** The decision that setting up, or ending on the last device, stands for. */
export const pushConsent = (memberId: string, given: boolean) =>
  ({ memberId, channel: 'push', given, wording: pushWording.version, source: 'push setup' }) as const
