import type { Notification } from './notifications.ts'
import type { PushDelivery, PushMessage, PushSubscription } from './push-messages.ts'

export interface Notifications {
  add(memberId: string, notification: Notification): Promise<void>
  /** Newest first, from below the notification with the id `before`. */
  of(memberId: string, limit: number, before: string | undefined): Promise<readonly Notification[]>
  countOf(memberId: string): Promise<number>
  markRead(memberId: string): Promise<void>
}

export interface KeptSubscription extends PushSubscription {
  /** SHA-256 of the endpoint in hex: names the device where the endpoint itself must not be seen. */
  readonly fingerprint: string
}

export interface PushSubscriptions {
  /**
   * The device is this member's from now on, whoever's it was; there is one of an endpoint. Of the member's devices the
   * `most` that were kept last stay.
   */
  keep(memberId: string, subscription: PushSubscription, at: Date, most: number): Promise<void>
  /** The one that was kept last comes first. */
  of(memberId: string): Promise<readonly KeptSubscription[]>
  holderOf(endpoint: string): Promise<string | undefined>
  /** Removes the member's device with this endpoint, or all of the member's; gives how many there were. */
  remove(memberId: string, endpoint: string | undefined): Promise<number>
  /** Removes a device that is gone, unless it was set up anew in the meantime. */
  drop(subscription: KeptSubscription): Promise<void>
}

export interface MessagingPorts {
  readonly notifications: Notifications
  readonly subscriptions: PushSubscriptions
  /** Hands one message to one device's push service; never throws. */
  readonly push: (subscription: PushSubscription, message: PushMessage) => Promise<PushDelivery>
  /** The clinic's public key, by which push services tell its messages from others'. */
  readonly pushKey: string
  readonly pushHosts: readonly string[]
  readonly clinicName: string
  readonly recordConsent: (consent: {
    readonly memberId: string
    readonly channel: 'push'
    readonly given: boolean
    readonly wording: string
    readonly source: string
  }) => Promise<void>
  readonly now: () => Date
}
