import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { QuietHours } from '#platform/kernel/quiet-hours.ts'
import type { PushDelivery, PushMessage, PushSubscription } from './push-messages.ts'

export interface KeptSubscription extends PushSubscription {
  /** SHA-256 of the endpoint in hex: identifies the device without revealing the endpoint. */
  readonly fingerprint: string
}

export interface PushSubscriptions {
  /**
   * Assigns the device to this member, whoever had it; an endpoint is unique. Keeps only the member's latest `most` devices.
   */
  keep(memberId: string, subscription: PushSubscription, at: Date, most: number): Promise<void>
  /** Most recent first. */
  of(memberId: string): Promise<readonly KeptSubscription[]>
  holderOf(endpoint: string): Promise<string | undefined>
  /** Removes the member's device with this endpoint, or all; returns how many. */
  remove(memberId: string, endpoint: string | undefined): Promise<number>
  removeAllOf(memberIds: readonly string[]): Promise<void>
  /** Removes an expired device, unless it subscribed again in the meantime. */
  drop(subscription: KeptSubscription): Promise<void>
}

/** A personal offer for a push. */
export interface AnnouncedOffer {
  readonly memberId: string
  readonly title: string
  /** In words. */
  readonly until: string
  /** When it ends, as an ISO date: a push that waited longer is dropped. */
  readonly endsAt?: string
  /** A second announcement, because it ends soon. */
  readonly ends?: boolean
}

/** A push notification to the member's devices. */
export interface WaitingPush {
  readonly memberId: string
  readonly id: string
  readonly title: string
  readonly message: string
}

/** Push services' responses to attempts, by host. */
export interface PushServices {
  readonly recordAttempt: (
    channel: 'push',
    attempt: { readonly result: string; readonly reason?: string; readonly unreachable?: boolean },
    tookMs: number,
    service: string,
  ) => Promise<void>
  readonly mayTry: (channel: 'push', service: string) => 'all' | 'one' | 'none'
}

export interface PushPorts extends PushServices {
  readonly subscriptions: PushSubscriptions
  /** Sends one message to one device's push service; never throws. */
  readonly push: (subscription: PushSubscription, message: PushMessage) => Promise<PushDelivery>
  /** The member's latest decision about push; absent: none. */
  readonly consentsOf: (
    memberId: string,
  ) => Promise<{ readonly push?: { readonly given: boolean } | undefined }>
  readonly recordConsent: (consent: {
    readonly memberId: string
    readonly channel: 'push'
    readonly given: boolean
    readonly wording: string
    readonly source: string
  }) => Promise<unknown>
  /** The clinic's public key, by which push services identify its messages. */
  readonly pushKey: string
  readonly pushHosts: readonly string[]
  /** Queues an offer, to be announced from that time on. */
  readonly announceLater: (offer: AnnouncedOffer, notBefore: Date) => Promise<void>
  /** The clinic's current name. */
  readonly clinicName: () => Promise<string>
  /** The current quiet hours. */
  readonly quietHours: () => Promise<QuietHours | undefined>
  readonly timeZone: TimeZone
  readonly now: () => Date
}
