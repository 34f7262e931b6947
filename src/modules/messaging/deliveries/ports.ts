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

/** A member's number of marketing messages on a channel since the start of the clinic's day. */
export interface DailyLimit {
  readonly most: number | null
  readonly since: Date
}

/** The conditions that decide which members of an audience may get a message. */
export interface RecipientQuery {
  readonly channel: Channel
  /** Not marketing: consent matters only for devices. */
  readonly service: boolean
  readonly audience: Audience
  readonly sendToAll: boolean
  readonly oncePerYear: boolean
  readonly today: string
  readonly at: Date
  readonly limit: DailyLimit
}

export interface Recipients {
  /** One row per member of the audience: pending, or skipped with the reason. A single statement. */
  snapshot(campaignId: string, query: RecipientQuery): Promise<void>
  /** The result of `snapshot`, without writing. */
  preview(
    query: RecipientQuery,
  ): Promise<{ readonly willGet: number; readonly skipped: readonly SkipCount[] }>
  /** The number of skipped members. */
  skipped(query: RecipientQuery): Promise<readonly string[]>
}

/** A carrier's report on an SMS; 'sent' means under way, the others are final. */
export type TextReport = 'sent' | 'delivered' | 'undelivered' | 'failed'

export interface StoredDeliveries {
  /**
   * Claims up to `limit` due deliveries. Members who may no longer be contacted are skipped; the others are leased to this
   * process until `until`, and see the message in their app from now on.
   */
  claim(
    campaign: CampaignToSend,
    at: Date,
    until: Date,
    limit: number,
    daily: DailyLimit,
  ): Promise<{ readonly looked: number; readonly claimed: readonly ClaimedDelivery[] }>
  /** Waits, in a transaction, until no other one claims for this channel. All campaigns share the daily limit. */
  waitForTurn(channel: Channel): Promise<void>
  /**
   * Records that it is being sent. False: it must not be sent, because another process claimed it, the campaign was paused or
   * ended, or the member has opted out.
   */
  markDispatched(delivery: ClaimedDelivery, at: Date): Promise<boolean>
  /** Does nothing if another process has claimed it. */
  recordOutcome(delivery: ClaimedDelivery, outcome: DeliveryOutcome): Promise<void>
  /** Releases untried claims. Others may claim them from `at` on, and no attempt is counted. */
  release(deliveries: readonly ClaimedDelivery[], at: Date): Promise<void>
  /** Rejected together with all others: may be claimed again from `nextAttemptAt` on, and no attempt is counted. */
  postpone(delivery: ClaimedDelivery, failure: string, nextAttemptAt: Date): Promise<void>
  /** Adds the carrier's report on an SMS; it also settles an unknown delivery. */
  recordReport(
    delivery: { readonly campaignId: string; readonly id: string },
    report: TextReport,
    failure: string | null,
    at: Date,
  ): Promise<void>
  /** A send that was interrupted after it began stays unknown. */
  expireStale(now: Date): Promise<void>
  /** Skips all pending deliveries; their members may get another birthday special this year. */
  cancel(campaignId: string, at: Date): Promise<void>
  inSandbox(limit: number, before: string | undefined): Promise<readonly SandboxDelivery[]>
  countInSandbox(): Promise<number>
  of(memberId: string): Promise<readonly unknown[]>
  forget(memberIds: readonly string[], at: Date): Promise<void>
  /** Skips the absorbed member's pending deliveries; returns the years of birthday specials that the survivor hadn't had. */
  merge(survivorId: string, absorbedId: string, at: Date): Promise<readonly number[]>
  unmerge(survivorId: string, birthdayYears: readonly number[]): Promise<void>
}

/** Messages in a demo's inbox, or in a member's app and on their devices. */
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
  /** URLs in the lines, and their targets. */
  readonly links?: readonly { readonly shown: string; readonly url: string }[]
  readonly action: { readonly label: string; readonly url: string } | null
}

/** A link in one recipient's email. */
export interface SentLink {
  readonly deliveryId: string
  readonly link: number
}

export interface StoredClicks {
  /** The message of a delivery; undefined for an unknown delivery. */
  messageOf(deliveryId: string): Promise<{ readonly message: string } | undefined>
  /** Once per recipient and link, without the browser or its IP address. */
  record(link: SentLink, at: Date): Promise<void>
  /** The links that the member clicked, newest first. */
  of(memberId: string): Promise<readonly unknown[]>
}

export interface UnsubscribeUrls {
  readonly oneClick: string
  readonly page: string
  readonly preferences: string
}

/** A campaign's mail to one recipient. Mails of one campaign differ only in greeting, address and link targets. */
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
  /** A later push with the same tag replaces the earlier one. */
  readonly tag: string
  readonly imageUrl?: string
}

/** Sends messages. `onDataSent` is called before the first byte; if it throws, nothing is sent. */
export interface Transports {
  readonly sendMail: (mail: MarketingMail, onDataSent: () => Promise<void>) => Promise<DeliveryAttempt>
  readonly sendText: (
    text: { readonly campaignId: string; readonly id: string; readonly to: string; readonly body: string },
    onDataSent: () => Promise<void>,
  ) => Promise<DeliveryAttempt>
  readonly pushTo: (memberId: string, message: PushMessage) => Promise<PushResult>
}

export interface DeliveriesPorts extends Transports {
  /** Whether the provider of a channel rejects the clinic: then nothing more is tried on it. */
  readonly hasAccountTrouble: (channel: 'email' | 'sms') => boolean
  /** Lets others try, since this campaign sent nothing. */
  readonly releaseTry: (channel: Channel) => void
  readonly recipients: Recipients
  readonly deliveries: StoredDeliveries
  readonly clicks: StoredClicks
  /** Builds and parses a mail's links; undefined for a link that isn't ours. */
  readonly trackedUrl: (sent: SentLink) => string
  readonly sentLinkOf: (token: string) => SentLink | undefined
  readonly unsubscribeUrls: (memberId: string) => UnsubscribeUrls
  /** Suppresses this address or number. */
  readonly suppress: (channel: Channel, target: string, reason: string) => Promise<void>
  /** The clinic's current booking URL; undefined: emails have no booking link. */
  readonly bookingUrl: () => Promise<string | undefined>
  /** The button below an email: to claim if the message links to that page, otherwise to book, if the clinic has a link. */
  readonly buttonFor: (message: string) => Promise<{ readonly label: string; readonly url: string } | null>
  readonly breakers: Readonly<Record<Channel, CircuitBreaker>>
  /** The current quiet hours. */
  readonly quietHours: () => Promise<QuietHours | undefined>
  /** The daily cap of marketing messages per member, by channel; absent: unlimited. */
  readonly marketingCap: () => Promise<Readonly<Partial<Record<Channel, number>>>>
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  readonly timeZone: TimeZone
  readonly now: () => Date
  /** A number between 0 and 1. */
  readonly random: () => number
}
