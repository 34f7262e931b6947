import type { Attempt } from '#platform/kernel/attempt.ts'
import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import type { QuietHours } from '#platform/kernel/quiet-hours.ts'
import type {
  Campaign,
  CampaignOrder,
  CampaignState,
  CampaignWithStats,
  Channel,
  SkipCount,
} from './campaign.ts'
import type { ChannelTrouble } from './why-waiting.ts'

export interface StoredCampaigns {
  add(campaign: Campaign): Promise<void>
  find(id: string): Promise<CampaignWithStats | undefined>
  /** Newest first, with ids below `before`; of some kinds, or of all. */
  list(
    kinds: readonly Campaign['kind'][] | undefined,
    limit: number,
    before: string | undefined,
  ): Promise<readonly CampaignWithStats[]>
  count(kinds: readonly Campaign['kind'][] | undefined): Promise<number>
  /** Campaigns in progress, and finished ones whose devices are still retried. */
  active(at: Date): Promise<readonly ActiveCampaign[]>
  /** Records that these could be sent just now. */
  recordOnTime(ids: readonly string[], at: Date): Promise<void>
  /** Scheduled campaigns that are due. */
  due(now: Date): Promise<readonly Campaign[]>
  /** Moves it to the next state if it is in one of these; returns whether it was. */
  move(id: string, from: readonly CampaignState[], to: CampaignState, at: Date): Promise<boolean>
  /** Marks it as done if nothing is left to send; unreachable devices are still retried. */
  finish(id: string, at: Date): Promise<void>
}

export interface ActiveCampaign extends Campaign {
  /** The last time it was known to be sendable. */
  readonly onTimeAt: Date | null
  /** Whether it has recipients without any attempt. */
  readonly hasUntried: boolean
}

/** A campaign's audience and channel. */
export type CampaignTarget = Pick<CampaignOrder, 'kind' | 'type' | 'audience' | 'sendToAll'> & {
  readonly channel: Channel
}

export interface RecipientsPreview {
  readonly willGet: number
  readonly skipped: readonly SkipCount[]
  /** The end of quiet hours, for marketing. */
  readonly quietUntil: Date | null
}

/** Deliveries of campaigns, one per recipient. */
export interface Deliveries {
  /** Stores a campaign's recipients: pending, or skipped with the reason. */
  readonly prepareDeliveries: (campaignId: string, order: CampaignTarget) => Promise<void>
  readonly previewRecipients: (order: CampaignTarget) => Promise<RecipientsPreview>
  /** Skips pending deliveries. */
  readonly cancelDeliveries: (campaignId: string) => Promise<void>
  /** Sends its due deliveries. */
  readonly dispatchCampaign: (campaign: Campaign, stopping: () => boolean, probes: boolean) => Promise<void>
  /** A send that was interrupted after it began stays unknown. */
  readonly expireStale: () => Promise<void>
}

/** The payload of a queued test message by SMS or push. */
export type WaitingTestMessage =
  | { readonly channel: 'sms'; readonly id: string; readonly to: string; readonly body: string }
  | {
      readonly channel: 'push'
      readonly memberId: string
      readonly title: string
      readonly message: string
      readonly imageUrl: string | null
    }

interface TestMail {
  readonly to: { readonly email: string; readonly firstName: string }
  readonly subject: string
  readonly kind: 'service'
  readonly lines: readonly string[]
  readonly links: readonly { readonly shown: string; readonly url: string }[]
  readonly action: { readonly label: string; readonly url: string } | null
}

interface TestPush {
  readonly title: string
  readonly message: string
  readonly url: '/'
  readonly tag: string
  readonly imageUrl?: string
}

/** The senders of a test message, and the checks before it. */
export interface TestMessages {
  /** Queues a test message in the caller's transaction; it is sent soon after the commit. */
  readonly enqueueTestMessage: (message: WaitingTestMessage) => Promise<void>
  readonly sendMail: (mail: TestMail) => Promise<void>
  readonly sendText: (text: {
    readonly id: string
    readonly to: string
    readonly body: string
  }) => Promise<Attempt<string>>
  readonly pushTo: (memberId: string, message: TestPush) => Promise<unknown>
  /** The number of devices with push for the member. */
  readonly countDevices: (memberId: string) => Promise<number>
  /** Whether the number answered STOP. */
  readonly isStopped: (number: string) => Promise<boolean>
  readonly consentsOf: (
    memberId: string,
  ) => Promise<{ readonly email?: { readonly given: boolean } | undefined }>
  /** The member with this address. */
  readonly memberByEmail: (email: string) => Promise<{ readonly id: string } | undefined>
  /** The button below an email: to claim if the message links to that page, otherwise to book, if the clinic has a link. */
  readonly buttonFor: (message: string) => Promise<{ readonly label: string; readonly url: string } | null>
}

/** The health of the message providers. */
export interface ChannelStates {
  readonly listTroubles: () => Promise<readonly ChannelTrouble[]>
  /** After account trouble, at most one message may be tried, and not before its time. */
  readonly mayTry: (channel: Channel) => 'all' | 'one' | 'none'
  readonly hasAccountTrouble: (channel: Channel) => boolean
}

export interface CampaignsPorts extends Deliveries, TestMessages, ChannelStates {
  /** The current quiet hours. */
  readonly quietHours: () => Promise<QuietHours | undefined>
  readonly campaigns: StoredCampaigns
  /** Whether this channel can send: through a provider, or the sandbox in demo mode. */
  readonly isSetUp: (channel: Channel) => boolean
  /** Queues a campaign for sending, in the caller's transaction. */
  readonly enqueueCampaignDelivery: () => Promise<void>
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  /** The clinic's current name. */
  readonly clinicName: () => Promise<string>
  readonly timeZone: TimeZone
  /** How long a response waits for a campaign to finish. */
  readonly waitTimeoutMs: number
  readonly sleep: (ms: number) => Promise<void>
  readonly now: () => Date
}
