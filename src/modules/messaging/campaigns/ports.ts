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
  /** The latest first, from below the one with the id `before`; of some kinds, or of all. */
  list(
    kinds: readonly Campaign['kind'][] | undefined,
    limit: number,
    before: string | undefined,
  ): Promise<readonly CampaignWithStats[]>
  count(kinds: readonly Campaign['kind'][] | undefined): Promise<number>
  /** Those that are being sent, and those that are done but for devices which are tried again. */
  active(at: Date): Promise<readonly ActiveCampaign[]>
  /** Records that these could go out at this moment. */
  recordOnTime(ids: readonly string[], at: Date): Promise<void>
  /** Scheduled ones whose time has come. */
  due(now: Date): Promise<readonly Campaign[]>
  /** Moves it on when it is in one of these states; gives whether it was. */
  move(id: string, from: readonly CampaignState[], to: CampaignState, at: Date): Promise<boolean>
  /** Done, when nothing of it is left to send; devices that could not be reached are tried again all the same. */
  finish(id: string, at: Date): Promise<void>
}

export interface ActiveCampaign extends Campaign {
  /** When it could go out last, as far as anybody looked. */
  readonly onTimeAt: Date | null
  /** Whether anybody has not been sent it even once. */
  readonly hasUntried: boolean
}

/** Whom a campaign is for, and over which channel. */
export type CampaignTarget = Pick<CampaignOrder, 'kind' | 'type' | 'audience' | 'sendToAll'> & {
  readonly channel: Channel
}

export interface RecipientsPreview {
  readonly willGet: number
  readonly skipped: readonly SkipCount[]
  /** Marketing waits until then. */
  readonly quietUntil: Date | null
}

/** What becomes of a campaign's messages, one for each recipient. */
export interface Deliveries {
  /** Writes down whom a campaign is for: to be sent, or skipped with the reason. */
  readonly prepareDeliveries: (campaignId: string, order: CampaignTarget) => Promise<void>
  readonly previewRecipients: (order: CampaignTarget) => Promise<RecipientsPreview>
  /** Skips what was not sent yet. */
  readonly cancelDeliveries: (campaignId: string) => Promise<void>
  /** Sends what is due of it. */
  readonly dispatchCampaign: (campaign: Campaign, stopping: () => boolean, probes: boolean) => Promise<void>
  /** What was cut off after it had left is unknown for ever. */
  readonly expireStale: () => Promise<void>
}

/** What waits in the queue of a test message by SMS or push. */
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

/** What a test message leaves by, and what speaks against it. */
export interface TestMessages {
  /** Leaves a test message in the caller's transaction; it is sent soon after the commit. */
  readonly enqueueTestMessage: (message: WaitingTestMessage) => Promise<void>
  readonly sendMail: (mail: TestMail) => Promise<void>
  readonly sendText: (text: {
    readonly id: string
    readonly to: string
    readonly body: string
  }) => Promise<Attempt<string>>
  readonly pushTo: (memberId: string, message: TestPush) => Promise<unknown>
  /** On how many devices the member has set pushes up. */
  readonly countDevices: (memberId: string) => Promise<number>
  /** Whether the number answered STOP. */
  readonly isStopped: (number: string) => Promise<boolean>
  readonly consentsOf: (
    memberId: string,
  ) => Promise<{ readonly email?: { readonly given: boolean } | undefined }>
  /** The member with this address. */
  readonly memberByEmail: (email: string) => Promise<{ readonly id: string } | undefined>
  /** Where the clinic takes appointments at this moment; undefined: no mail offers to book. */
  readonly bookingUrl: () => Promise<string | undefined>
}

/** How those who take messages out of the house are. */
export interface ChannelStates {
  readonly listTroubles: () => Promise<readonly ChannelTrouble[]>
  /** After trouble with the clinic's account one message at most may be tried, and that not before its time. */
  readonly mayTry: (channel: Channel) => 'all' | 'one' | 'none'
  readonly hasAccountTrouble: (channel: Channel) => boolean
}

export interface CampaignsPorts extends Deliveries, TestMessages, ChannelStates {
  /** At this moment. */
  readonly quietHours: () => Promise<QuietHours | undefined>
  readonly campaigns: StoredCampaigns
  /** Whether somebody takes messages of this channel: a provider, or in demo mode the sandbox. */
  readonly isSetUp: (channel: Channel) => boolean
  /** Leaves word, in the caller's transaction, that a campaign is to be sent. */
  readonly enqueueCampaignDelivery: () => Promise<void>
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  /** As the clinic calls itself at this moment. */
  readonly clinicName: () => Promise<string>
  readonly timeZone: TimeZone
  /** How long an answer waits for a campaign to be through. */
  readonly waitTimeoutMs: number
  readonly sleep: (ms: number) => Promise<void>
  readonly now: () => Date
}
