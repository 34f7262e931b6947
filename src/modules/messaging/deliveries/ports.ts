import type { CircuitBreaker } from '#platform/kernel/circuit-breaker.ts'
import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { QuietHours } from '#platform/kernel/quiet-hours.ts'
import type {
  Audience,
  CampaignToSend,
  Channel,
  ClaimedDelivery,
  DeliveryAttempt,
  DeliveryOutcome,
  PushResult,
  SkipCount,
} from './delivery.ts'

/** How many marketing messages a member gets over a channel since the beginning of the clinic's day. */
export interface DailyLimit {
  readonly most: number | null
  readonly since: Date
}

/** What decides who of an audience may be sent something over a channel. */
export interface RecipientQuery {
  readonly channel: Channel
  /** No marketing: consent decides about devices only. */
  readonly service: boolean
  readonly audience: Audience
  readonly sendToAll: boolean
  readonly oncePerYear: boolean
  readonly today: string
  readonly at: Date
  readonly limit: DailyLimit
}

export interface Recipients {
  /** One row for everybody in the audience: to be sent, or skipped with the reason. One statement. */
  snapshot(campaignId: string, query: RecipientQuery): Promise<void>
  /** What `snapshot` would write, without writing. */
  preview(
    query: RecipientQuery,
  ): Promise<{ readonly willGet: number; readonly skipped: readonly SkipCount[] }>
  /** Who would be skipped. */
  skipped(query: RecipientQuery): Promise<readonly string[]>
}

/** What a carrier says of an SMS afterwards; 'sent' is on its way, the others are the end of it. */
export type TextReport = 'sent' | 'delivered' | 'undelivered' | 'failed'

export interface StoredDeliveries {
  /**
   * Looks at up to `limit` that are due. Those that may no longer be sent are skipped; the others are for this process
   * alone until `until`, and their members have the message in their app from then on.
   */
  claim(
    campaign: CampaignToSend,
    at: Date,
    until: Date,
    limit: number,
    daily: DailyLimit,
  ): Promise<{ readonly looked: number; readonly claimed: readonly ClaimedDelivery[] }>
  /** Waits, in a transaction, until no other one claims of this channel: a daily limit is one for all campaigns. */
  waitForTurn(channel: Channel): Promise<void>
  /**
   * Records that it leaves for the provider now. False: it must not, as another process has claimed it, the campaign was
   * held or ended, or the member has said no in the meantime.
   */
  markDispatched(delivery: ClaimedDelivery, at: Date): Promise<boolean>
  /** Does nothing when another process has claimed it. */
  recordOutcome(delivery: ClaimedDelivery, outcome: DeliveryOutcome): Promise<void>
  /** They were claimed and not tried: whoever comes next may claim them from `at` on, and nothing counts as tried. */
  release(deliveries: readonly ClaimedDelivery[], at: Date): Promise<void>
  /** It was turned away with all others: from `nextAttemptAt` on it may be claimed, and it does not count as tried. */
  postpone(delivery: ClaimedDelivery, failure: string, nextAttemptAt: Date): Promise<void>
  /** Adds what the carrier says of an SMS; one that was cut off is known from then on. */
  recordReport(
    delivery: { readonly campaignId: string; readonly id: string },
    report: TextReport,
    failure: string | null,
    at: Date,
  ): Promise<void>
  /** What was cut off after it had left is unknown for ever. */
  expireStale(now: Date): Promise<void>
  /** Skips what was not sent yet; birthday specials may be given again this year. */
  cancel(campaignId: string, at: Date): Promise<void>
  inSandbox(limit: number, before: string | undefined): Promise<readonly SandboxDelivery[]>
  countInSandbox(): Promise<number>
  of(memberId: string): Promise<readonly unknown[]>
  forget(memberId: string, at: Date): Promise<void>
  /** What waits for the absorbed member is skipped; gives the years of birthday specials that the survivor had not had. */
  merge(survivorId: string, absorbedId: string, at: Date): Promise<readonly number[]>
  unmerge(survivorId: string, birthdayYears: readonly number[]): Promise<void>
}

/** What went to a demo's inbox over any channel, or to a member's app and devices. */
export interface SandboxDelivery {
  readonly id: string
  readonly channel: Channel
  readonly to: { readonly firstName: string; readonly email: string | null; readonly number: string | null }
  readonly subject: string
  readonly kind: 'service' | 'marketing'
  readonly imageUrl: string | null
  readonly createdAt: Date
  readonly sentAt: Date
  readonly contents: MailContents
}

export interface MailContents {
  readonly lines: readonly string[]
  /** Addresses that stand in the lines, and where they lead. */
  readonly links?: readonly { readonly shown: string; readonly url: string }[]
  readonly action: { readonly label: string; readonly url: string } | null
}

/** A link in one recipient's mail. */
export interface SentLink {
  readonly deliveryId: string
  readonly link: number
}

export interface StoredClicks {
  /** The message that a delivery carried; undefined when there is no such delivery. */
  messageOf(deliveryId: string): Promise<{ readonly message: string } | undefined>
  /** Once a recipient and link: nothing about the browser or the address it came from. */
  record(link: SentLink, at: Date): Promise<void>
  /** What the member clicked, the latest first. */
  of(memberId: string): Promise<readonly unknown[]>
}

export interface UnsubscribeUrls {
  readonly oneClick: string
  readonly page: string
  readonly preferences: string
}

/** A campaign's mail to one recipient. Mails of one campaign differ in greeting, address and where their links lead only. */
export interface MarketingMail extends MailContents {
  readonly id: string
  readonly campaignId: string
  readonly memberId: string
  readonly to: { readonly email: string; readonly firstName: string }
  readonly subject: string
  readonly kind: 'marketing'
  readonly unsubscribe: UnsubscribeUrls
  readonly expiresAt: null
  readonly createdAt: Date
  readonly attempts: number
}

export interface PushMessage {
  readonly title: string
  readonly message: string
  readonly url: '/'
  /** A later push with the same tag takes the place of an earlier one. */
  readonly tag: string
  readonly imageUrl?: string
}

/** Takes messages out of the house. `onDataSent` comes before the first byte; when it throws, nothing is sent. */
export interface Transports {
  readonly sendMail: (mail: MarketingMail, onDataSent: () => Promise<void>) => Promise<DeliveryAttempt>
  readonly sendText: (
    text: { readonly campaignId: string; readonly id: string; readonly to: string; readonly body: string },
    onDataSent: () => Promise<void>,
  ) => Promise<DeliveryAttempt>
  readonly pushTo: (memberId: string, message: PushMessage) => Promise<PushResult>
}

export interface DeliveriesPorts extends Transports {
  /** Whether the provider of a channel turned the clinic away: nothing more of it is tried then. */
  readonly hasAccountTrouble: (channel: 'email' | 'sms') => boolean
  readonly recipients: Recipients
  readonly deliveries: StoredDeliveries
  readonly clicks: StoredClicks
  /** A link of a mail as it leaves, and what such a link names; undefined when it is not one of ours. */
  readonly trackedUrl: (sent: SentLink) => string
  readonly sentLinkOf: (token: string) => SentLink | undefined
  readonly unsubscribeUrls: (memberId: string) => UnsubscribeUrls
  /** Nothing goes to this address or number any more. */
  readonly suppress: (channel: Channel, target: string, reason: string) => Promise<void>
  /** Where the clinic takes appointments at this moment; undefined: no mail offers to book. */
  readonly bookingUrl: () => Promise<string | undefined>
  readonly breakers: Readonly<Record<Channel, CircuitBreaker>>
  /** At this moment. */
  readonly quietHours: () => Promise<QuietHours | undefined>
  /** How many marketing messages a member gets by channel and clinic day; absent: as many as there are. */
  readonly marketingCap: () => Promise<Readonly<Partial<Record<Channel, number>>>>
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  readonly timeZone: TimeZone
  readonly now: () => Date
  /** A number between 0 and 1. */
  readonly random: () => number
}
