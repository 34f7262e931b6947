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
  /** Only with VIP_TIER. */
  readonly tier: 'Bronze' | 'Silver' | 'Gold' | 'Platinum' | null
  /** Only with POINTS_RANGE; both bounds are inclusive, and a missing one is open. */
  readonly leastPoints: number | null
  readonly mostPoints: number | null
}

export const audienceOf = (kind: AudienceKind): Audience => ({
  kind,
  tier: null,
  leastPoints: null,
  mostPoints: null,
})

/** The message that staff want to send. */
export interface CampaignOrder {
  readonly kind: CampaignKind
  /** Also an email's subject; an SMS has none. */
  readonly title: string
  readonly message: string
  readonly type: MessageType
  readonly audience: Audience
  readonly imageUrl: string | null
  readonly sendToAll: boolean
  /** A local time in the clinic ('2026-11-25T09:00:00'), or one with an offset; null means now. */
  readonly scheduledFor: string | null
}

/** late: its time has passed, and staff decide whether to send it. */
export type CampaignState = 'scheduled' | 'sending' | 'paused' | 'late' | 'done' | 'cancelled'

export interface Campaign extends Omit<CampaignOrder, 'scheduledFor'> {
  readonly id: string
  readonly scheduledFor: Date | null
  readonly channel: Channel
  readonly state: CampaignState
  /** The person on the staff who created it. */
  readonly actor: string
  readonly createdAt: Date
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
}

/** Why a campaign that should be sending is waiting or slow. */
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
  /** The provider's error, as a sentence. */
  readonly reason: string | null
  /** For a late campaign, its planned time; otherwise when it resumes, if known. */
  readonly at: Date | null
}

/** Why a member of the audience is skipped. */
export type SkipReason =
  | 'no consent'
  | 'unsubscribed'
  | 'stopped'
  | 'suppressed'
  | 'no address'
  | 'address changed'
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

/** The progress of a campaign: sent + failed + skipped + unknown + pending = total. */
export interface CampaignStats {
  readonly total: number
  readonly sent: number
  readonly failed: number
  readonly unknown: number
  /** Includes those in progress. */
  readonly pending: number
  readonly skipped: number
  /** Carriers' reports on SMS that were sent. */
  readonly delivered: number
  readonly undelivered: number
  readonly reasons: readonly SkipCount[]
  /** The earliest next attempt of a pending delivery. */
  readonly nextAttemptAt: Date | null
  readonly lastAttemptAt: Date | null
}

export type CampaignWithStats = Campaign & { readonly stats: CampaignStats; readonly clicks: Clicks }

/** The campaign in the response, including the reason for a delay. */
export type ShownCampaign = CampaignWithStats & { readonly waiting: Delay | null }

export const channelOf = (kind: CampaignKind): Channel => (kind === 'email' || kind === 'sms' ? kind : 'push')

/** Notifications that are not marketing ignore quiet hours. */
export const isService = ({ kind, type }: Pick<CampaignOrder, 'kind' | 'type'>): boolean =>
  kind === 'notification' && (type === 'GENERAL' || type === 'REMINDER')

/** Computes stats from the number of deliveries by state and reason. */
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
