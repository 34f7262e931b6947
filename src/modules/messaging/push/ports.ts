import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { QuietHours } from '#platform/kernel/quiet-hours.ts'
import type { PushDelivery, PushMessage, PushSubscription } from './push-messages.ts'

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

/** A personal offer that its member is told about. */
export interface AnnouncedOffer {
  readonly memberId: string
  readonly title: string
  /** In words. */
  readonly until: string
  /** It was announced before, and is about to end. */
  readonly ends?: boolean
}

/** A notification on its way to the member's devices. */
export interface WaitingPush {
  readonly memberId: string
  readonly id: string
  readonly title: string
  readonly message: string
}

/** What push services, each known by its host, say to attempts. */
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
  /** Hands one message to one device's push service; never throws. */
  readonly push: (subscription: PushSubscription, message: PushMessage) => Promise<PushDelivery>
  /** What the member last decided about pushes; absent: nothing. */
  readonly consentsOf: (
    memberId: string,
  ) => Promise<{ readonly push?: { readonly given: boolean } | undefined }>
  readonly recordConsent: (consent: {
    readonly memberId: string
    readonly channel: 'push'
    readonly given: boolean
    readonly wording: string
    readonly source: string
  }) => Promise<void>
  /** The clinic's public key, by which push services tell its messages from others'. */
  readonly pushKey: string
  readonly pushHosts: readonly string[]
  /** Leaves an offer to be announced from then on. */
  readonly announceLater: (offer: AnnouncedOffer, notBefore: Date) => Promise<void>
  /** As the clinic calls itself at this moment. */
  readonly clinicName: () => Promise<string>
  /** At this moment. */
  readonly quietHours: () => Promise<QuietHours | undefined>
  readonly timeZone: TimeZone
  readonly now: () => Date
}
