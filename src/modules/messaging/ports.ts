import type { Campaigns, Deliveries, ProviderCall, TextCarrier } from './campaign-ports.ts'
import type { Channel, Consent } from './consents.ts'
import type { OpenedLinks, SentLink } from './link-ports.ts'
import type { Delivery, Mail, OutboxMessage, Settled, TakenMail, UnsubscribeUrls } from './mails.ts'
import type { Notification, WaitingPush } from './notifications.ts'
import type { NumberConfirmations, NumberToConfirm, WaitingCode } from './number-confirmations.ts'
import type { AnnouncedOffer } from './offers.ts'
import type { Decisions } from './preference-ports.ts'
import type { PushDelivery, PushMessage, PushSubscription } from './push-messages.ts'
import type { QuietHours } from './quiet-hours.ts'
import type { WaitingTrial } from './trials.ts'

export interface Notifications {
  add(memberId: string, notification: Notification): Promise<void>
  /** Newest first, from below the notification with the id `before`. */
  of(memberId: string, limit: number, before: string | undefined): Promise<readonly Notification[]>
  countOf(memberId: string): Promise<number>
  /** All, or those up to the notification with the id `upTo`. */
  markRead(memberId: string, upTo: string | undefined): Promise<void>
  removeAllOf(memberId: string): Promise<void>
}

/** Decisions are added, never changed; only a member who leaves takes them along. */
export interface Consents {
  add(memberId: string, consent: Consent): Promise<void>
  /** The latest decision for each channel about which there was one. */
  latestOf(memberId: string): Promise<readonly Consent[]>
  /** Every decision, newest first. */
  of(memberId: string): Promise<readonly Consent[]>
  /** Who ever agreed to SMS to this number, and what they decided about SMS last. */
  withNumber(number: string): Promise<readonly { readonly memberId: string; readonly latest: Consent }[]>
  forget(memberId: string): Promise<void>
}

export type ConsentsByChannel = Readonly<Partial<Record<Channel, Consent>>>

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

export interface Mails {
  add(mail: Mail): Promise<void>
  /** Up to `limit` mails that are due, each for this process alone until `until`. */
  take(now: Date, until: Date, limit: number): Promise<readonly TakenMail[]>
  /** Notes that the contents leave for the server now, or throws when another process has taken the mail over. */
  noteContentsLeave(mail: TakenMail, at: Date): Promise<void>
  /** Does nothing when another process has taken the mail over. */
  settle(mail: TakenMail, settled: Settled): Promise<void>
  /** What was cut off after its contents had left is unknown for ever; what came too late is failed. */
  giveUp(now: Date): Promise<void>
  /** What went to the local outbox, newest first, from below the mail with the id `before`. */
  inOutbox(limit: number, before: string | undefined): Promise<readonly OutboxMessage[]>
  countInOutbox(): Promise<number>
  /** What the member was mailed, newest first; of secret mails only that they were sent. */
  of(memberId: string): Promise<readonly { readonly subject: string; readonly at: Date }[]>
  forget(memberId: string): Promise<void>
}

/** Who takes mails out of the house. */
export interface Carrier {
  /** Calls `contentsLeave` before the first byte of the contents goes out, and sends nothing when that throws. */
  carry(mail: TakenMail, contentsLeave: () => Promise<void>): Promise<Delivery>
}

export interface MessagingPorts {
  readonly notifications: Notifications
  readonly consents: Consents
  readonly decisions: Decisions
  readonly confirmations: NumberConfirmations
  /** The right codes for a number that is to be confirmed: the one to send first, then those of older keys. */
  readonly codesOf: (asked: Pick<NumberToConfirm, 'id' | 'number'>) => readonly string[]
  /** Leaves a code in the caller's transaction; it is texted soon after the commit. */
  readonly publishCode: (code: WaitingCode) => Promise<void>
  /** Whether somebody with this id is a member still. */
  readonly isMember: (memberId: string) => Promise<boolean>
  readonly subscriptions: PushSubscriptions
  /** Hands one message to one device's push service; never throws. */
  readonly push: (subscription: PushSubscription, message: PushMessage) => Promise<PushDelivery>
  /** The clinic's public key, by which push services tell its messages from others'. */
  readonly pushKey: string
  readonly pushHosts: readonly string[]
  readonly clinicName: string
  readonly mails: Mails
  readonly carrier: Carrier
  /** Whether somebody takes messages of this channel: a provider, or in demo mode the outbox. */
  readonly isSetUp: (channel: Channel) => boolean
  /** Leaves word, in the caller's transaction, that there is mail to deliver. */
  readonly wakeMail: () => Promise<void>
  /** Whether staff may read what went to the local outbox: in demo mode. */
  readonly outboxIsOpen: boolean
  readonly campaigns: Campaigns
  readonly deliveries: Deliveries
  readonly texts: TextCarrier
  /** Whether the SMS provider signed this call. */
  readonly isSignedText: (call: ProviderCall) => boolean
  /** Leaves word, in the caller's transaction, that a campaign is to be sent. */
  readonly wakeCampaigns: () => Promise<void>
  /** Runs `work` in a transaction. */
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  readonly unsubscribeUrl: (memberId: string) => UnsubscribeUrls
  /** Whom an unsubscribe link is for, or undefined when it is not one of ours. */
  readonly memberOfUnsubscribe: (token: string) => string | undefined
  /** A link of a mail as it leaves, and what such a link names; undefined when it is not one of ours. */
  readonly trackedUrl: (sent: SentLink) => string
  readonly sentLinkOf: (token: string) => SentLink | undefined
  readonly openedLinks: OpenedLinks
  /** Where the clinic takes appointments; absent: no mail offers to book. */
  readonly bookingUrl: string | undefined
  /** Leaves a notification in the caller's transaction, to be pushed soon after the commit. */
  readonly publishPush: (push: WaitingPush) => Promise<void>
  /** Leaves an offer to be announced from then on. */
  readonly announceLater: (offer: AnnouncedOffer, notBefore: Date) => Promise<void>
  /** The member with this address. */
  readonly memberByEmail: (email: string) => Promise<{ readonly id: string } | undefined>
  /** Leaves a trial in the caller's transaction; it is carried soon after the commit. */
  readonly publishTrial: (trial: WaitingTrial) => Promise<void>
  readonly timeZone: string
  readonly quietHours: QuietHours | undefined
  /** How many marketing messages a member gets by channel and clinic day; absent: as many as there are. */
  readonly marketingCap: Readonly<Partial<Record<Channel, number>>>
  /** How long an answer waits for a campaign to be through. */
  readonly patienceMs: number
  readonly sleep: (ms: number) => Promise<void>
  readonly now: () => Date
  /** A number between 0 and 1. */
  readonly chance: () => number
}
