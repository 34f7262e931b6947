import type { Clicks } from './clicks.ts'

export type Channel = 'email' | 'push' | 'sms'

export type MessageType =
  | 'PROMOTION'
  | 'POINTS_EARNED'
  | 'REWARD_AVAILABLE'
  | 'REMINDER'
  | 'BIRTHDAY'
  | 'GENERAL'

export type CampaignKind = 'notification' | 'birthday' | 'promotion' | 'email' | 'sms'

export type AudienceKind =
  | 'ALL'
  | 'VIP_BRONZE'
  | 'VIP_SILVER'
  | 'VIP_GOLD'
  | 'VIP_PLATINUM'
  | 'BIRTHDAY_TODAY'
  | 'BIRTHDAY_MONTH'
  | 'INACTIVE_USERS'
  | 'NEW_CUSTOMERS'
  | 'VIP_TIER'
  | 'POINTS_RANGE'
  | 'NOT_CLAIMED'

export interface Audience {
  readonly kind: AudienceKind
  /** With VIP_TIER. */
  readonly tier: 'Bronze' | 'Silver' | 'Gold' | 'Platinum' | null
  /** With POINTS_RANGE; both ends belong to it, a missing one is open. */
  readonly leastPoints: number | null
  readonly mostPoints: number | null
}

export const audienceOf = (kind: AudienceKind): Audience => ({
  kind,
  tier: null,
  leastPoints: null,
  mostPoints: null,
})

/** What staff want to be sent. */
export interface CampaignOrder {
  readonly kind: CampaignKind
  /** Also an e-mail's subject; an SMS has none of its own. */
  readonly title: string
  readonly message: string
  readonly type: MessageType
  readonly audience: Audience
  readonly imageUrl: string | null
  readonly sendToAll: boolean
  /** A moment of the clinic's clock ('2026-11-25T09:00:00'), or one with its zone. Absent: at once. */
  readonly scheduledFor: string | null
}

/** late: its time has passed, and somebody on the staff decides whether it still goes out. */
export type CampaignState = 'scheduled' | 'sending' | 'paused' | 'late' | 'done' | 'cancelled'

export interface Campaign extends Omit<CampaignOrder, 'scheduledFor'> {
  readonly id: string
  readonly scheduledFor: Date | null
  readonly channel: Channel
  readonly state: CampaignState
  /** Who on the staff wanted it. */
  readonly actor: string
  readonly createdAt: Date
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
}

/** Why a campaign that should be on its way is not, or not fast. */
export interface Delay {
  readonly why:
    | 'late'
    | 'not set up'
    | 'account trouble'
    | 'quiet hours'
    | 'provider away'
    | 'provider slow'
    | 'next try'
    | 'no worker'
  /** What the provider says, as a sentence. */
  readonly reason: string | null
  /** When it was to go out, of one that is late; else when it goes on, if that is known. */
  readonly at: Date | null
}

/** Why somebody in the audience is not sent anything. */
export type SkipReason =
  | 'no consent'
  | 'unsubscribed'
  | 'stopped'
  | 'suppressed'
  | 'no address'
  | 'no number'
  | 'number changed'
  | 'inactive'
  | 'same address'
  | 'daily limit'
  | 'already this year'
  | 'left'
  | 'cancelled'

export interface SkipCount {
  readonly reason: SkipReason
  readonly count: number
}

/** How far a campaign is: sent + failed + skipped + unknown + pending = total. */
export interface CampaignStats {
  readonly total: number
  readonly sent: number
  readonly failed: number
  readonly unknown: number
  /** Also those that are under way at the moment. */
  readonly pending: number
  readonly skipped: number
  /** What carriers said of SMS that were sent. */
  readonly delivered: number
  readonly undelivered: number
  readonly reasons: readonly SkipCount[]
  /** When the next of those that are pending may be tried. */
  readonly nextAttemptAt: Date | null
  readonly lastAttemptAt: Date | null
}

export type CampaignWithStats = Campaign & { readonly stats: CampaignStats; readonly clicks: Clicks }

/** As it is shown: with the reason why it waits, if it does. */
export type ShownCampaign = CampaignWithStats & { readonly waiting: Delay | null }

export const channelOf = (kind: CampaignKind): Channel => (kind === 'email' || kind === 'sms' ? kind : 'push')

/** A notification of a type that is no marketing waits for no quiet hours. */
export const isService = ({ kind, type }: Pick<CampaignOrder, 'kind' | 'type'>): boolean =>
  kind === 'notification' && (type === 'GENERAL' || type === 'REMINDER')

/** Stats from the number of deliveries by state and reason. */
export function statsFrom(
  counts: readonly {
    readonly state: string
    readonly reason: SkipReason | null
    readonly count: number
    readonly delivered: number
    readonly undelivered: number
    readonly nextAttemptAt?: Date | null
    readonly lastAttemptAt?: Date | null
  }[],
): CampaignStats {
  const sum = (...states: string[]) =>
    counts.reduce((total, { state, count }) => (states.includes(state) ? total + count : total), 0)
  const moments = (name: 'nextAttemptAt' | 'lastAttemptAt', ...states: string[]) =>
    counts
      .flatMap(count => (states.includes(count.state) ? (count[name] ?? []) : []))
      .sort((a, b) => a.getTime() - b.getTime())
  return {
    total: counts.reduce((total, { count }) => total + count, 0),
    sent: sum('sent'),
    failed: sum('failed'),
    unknown: sum('unknown'),
    pending: sum('pending', 'sending'),
    skipped: sum('skipped'),
    delivered: counts.reduce((total, { delivered }) => total + delivered, 0),
    undelivered: counts.reduce((total, { undelivered }) => total + undelivered, 0),
    reasons: counts.flatMap(({ state, reason, count }) =>
      state === 'skipped' && reason ? [{ reason, count }] : [],
    ),
    nextAttemptAt: moments('nextAttemptAt', 'pending')[0] ?? null,
    lastAttemptAt:
      moments('lastAttemptAt', 'pending', 'sending', 'sent', 'failed', 'skipped', 'unknown').at(-1) ?? null,
  }
}
