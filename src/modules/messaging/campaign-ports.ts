import type { Audience, Campaign, CampaignState, CampaignWithTally, Skipped } from './campaigns.ts'
import type { Channel } from './consents.ts'
import type { Attempt, SettledDelivery, TakenDelivery } from './deliveries.ts'
import type { OutboxMessage } from './mails.ts'

export interface Campaigns {
  add(campaign: Campaign): Promise<void>
  find(id: string): Promise<CampaignWithTally | undefined>
  /** The latest first, from below the one with the id `before`; of some kinds, or of all. */
  list(
    kinds: readonly Campaign['kind'][] | undefined,
    limit: number,
    before: string | undefined,
  ): Promise<readonly CampaignWithTally[]>
  count(kinds: readonly Campaign['kind'][] | undefined): Promise<number>
  /** Those that are being sent, and those that are done but for devices which are tried again. */
  active(at: Date): Promise<readonly Campaign[]>
  /** Scheduled ones whose time has come. */
  due(now: Date): Promise<readonly string[]>
  /** Moves it on when it is in one of these states; gives whether it was. */
  move(id: string, from: readonly CampaignState[], to: CampaignState, at: Date): Promise<boolean>
  /** Done, when nothing of it is left to send; devices that could not be reached are tried again all the same. */
  finish(id: string, at: Date): Promise<void>
}

/** How many marketing messages a member gets over a channel since the beginning of the clinic's day. */
export interface DailyLimit {
  readonly most: number | null
  readonly since: Date
}

/** What decides who of an audience may be sent something over a channel. */
export interface Addressing {
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

export interface Deliveries {
  /** One row for everybody in the audience: to be sent, or skipped with the reason. One statement. */
  snapshot(campaignId: string, addressing: Addressing): Promise<void>
  /** What `snapshot` would write, without writing. */
  preview(addressing: Addressing): Promise<{ readonly willGet: number; readonly skipped: readonly Skipped[] }>
  /**
   * Looks at up to `limit` that are due. Those that may no longer be sent are skipped; the others are for this process
   * alone until `until`, and their members have the message in their app from then on.
   */
  take(
    campaign: Campaign,
    at: Date,
    until: Date,
    limit: number,
    daily: DailyLimit,
  ): Promise<{ readonly looked: number; readonly taken: readonly TakenDelivery[] }>
  /** Waits, in a transaction, until no other one takes of this channel: a daily limit is one for all campaigns. */
  waitForTurn(channel: Channel): Promise<void>
  /**
   * Notes that it leaves for the provider now. False: it must not, as another process has taken it over, the campaign was
   * held or ended, or the member has said no in the meantime.
   */
  noteLeaving(delivery: TakenDelivery, at: Date): Promise<boolean>
  /** Does nothing when another process has taken it over. */
  settle(delivery: TakenDelivery, settled: SettledDelivery): Promise<void>
  /** They were taken and not tried: whoever comes next may take them from `at` on, and nothing counts as tried. */
  putBack(deliveries: readonly TakenDelivery[], at: Date): Promise<void>
  /** Adds what the carrier says of an SMS; one that was cut off is known from then on. */
  report(
    delivery: { readonly campaignId: string; readonly id: string },
    report: TextReport,
    failure: string | null,
    at: Date,
  ): Promise<void>
  /** What was cut off after it had left is unknown for ever. */
  giveUp(now: Date): Promise<void>
  /** Skips what was not sent yet; birthday specials may be given again this year. */
  cancel(campaignId: string, at: Date): Promise<void>
  /** Nothing goes to this address or number any more, until it is allowed again. */
  suppress(channel: Channel, target: string, reason: string, at: Date): Promise<void>
  allow(channel: Channel, target: string): Promise<void>
  inOutbox(limit: number, before: string | undefined): Promise<readonly OutboxMessage[]>
  countInOutbox(): Promise<number>
  of(memberId: string): Promise<readonly unknown[]>
  forget(memberId: string, at: Date): Promise<void>
}

/** What a carrier says of an SMS afterwards; 'sent' is on its way, the others are the end of it. */
export type TextReport = 'sent' | 'delivered' | 'undelivered' | 'failed'

export interface Text {
  /** Absent with a trial, whose fate nobody follows. */
  readonly campaignId?: string
  readonly id: string
  readonly to: string
  readonly body: string
}

/** Who takes SMS out of the house. */
export interface TextCarrier {
  /** Calls `leaves` before the message goes out, and sends nothing when that throws. */
  carry(text: Text, leaves: () => Promise<void>): Promise<Attempt>
}

/** Where the provider calls, as its signature says, and what it says there. */
export interface ProviderCall {
  readonly signature: string
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
}
