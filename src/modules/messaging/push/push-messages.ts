/** One browser of a member. All fields are secret: with them, anyone could send or read messages. */
export interface PushSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushMessage {
  /** Visible on lock screens, so it never names a treatment (D-35). */
  readonly title: string
  readonly message: string
  /** The app's path, opened by a tap. */
  readonly url: `/${string}`
  /** A later message with the same tag replaces an earlier one, on the device and in the push service. */
  readonly tag: string
  readonly imageUrl?: string
  readonly urgency?: 'normal' | 'high'
  /** How long the push service keeps it for an offline device; a day by default. */
  readonly keepSeconds?: number
}

/** The result of a message to one device. `failed` and `temporary`: can be retried later. */
export type PushDelivery =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'failed'; readonly temporary: boolean; readonly reason: string }
  /** The service rejects the clinic's keys for all its devices. */
  | { readonly outcome: 'turned away'; readonly reason: string }

/** The result of a message to all devices of a member. */
export interface PushResult {
  readonly devices: number
  readonly sent: number
  /** Expired at the push service, and removed here. */
  readonly gone: number
  readonly failed: number
  /** How many of the failed can be retried later. */
  readonly worthRetrying: number
  /** How many failed because the service rejects the clinic's keys. */
  readonly turnedAway: number
  /** Errors of the failed ones, without URLs: for the log. */
  readonly reasons: readonly string[]
}

/** The wording of push consent, and its version. */
export const pushWording = {
  version: 'push-setup-1',
  text: 'We’ll notify this device about your points, rewards and offers. You can turn this off anytime.',
}

/** Above this number, a member's oldest device is removed. */
export const mostDevices = 10

/** The consent decision made by subscribing, or by removing the last device. */
export const pushConsent = (memberId: string, given: boolean) =>
  ({ memberId, channel: 'push', given, wording: pushWording.version, source: 'push setup' }) as const
